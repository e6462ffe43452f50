// File metadata that is not well-formed.
// RUN: mica-opt %s --allow-unregistered-dialect -split-input-file -verify-diagnostics

// expected-error@+1 {{unknown key 'x' in file metadata dictionary}}
{-# x: {} #-}

// -----

// expected-error@+1 {{expected ':'}}
{-# dialect_resources

// -----

// expected-error@+1 {{expected '{'}}
{-# dialect_resources:

// -----

// expected-error@+1 {{expected ':'}}
{-# dialect_resources: { builtin

// -----

// expected-error@+1 {{expected '{'}}
{-# dialect_resources: { builtin:

// -----

// expected-error@+1 {{expected ':'}}
{-# dialect_resources: { builtin: { x

// -----

// expected-error@+1 {{expected hex string blob for key 'x'}}
{-# dialect_resources: { builtin: { x: 5

// -----

// expected-error@+1 {{expected hex string blob for key 'x' to encode alignment in first 4 bytes}}
{-# dialect_resources: { builtin: { x: "0x" } } } #-}

// -----

// expected-error@+1 {{expected hex string blob for key 'x' to encode alignment in first 4 bytes, but got non-power-of-2 value: 3}}
{-# dialect_resources: { builtin: { x: "0x03000000" } } } #-}

// -----

// expected-error@+1 {{dialect 'nope' is unknown}}
{-# dialect_resources: { nope: { x: "0x03000000" } } } #-}

// -----

// expected-error@+1 {{expected identifier key in file metadata dictionary}}
{-# 5 #-}
