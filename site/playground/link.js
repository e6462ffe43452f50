// A link that holds what is on the page, in its fragment: JSON, packed by deflate, in base64url.

async function through(stream, bytes) {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}

export async function pack(state) {
  const packed = await through(new CompressionStream("deflate-raw"), new TextEncoder().encode(JSON.stringify(state)));
  let binary = "";
  for (const byte of packed) binary += String.fromCharCode(byte);
  return btoa(binary).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

// null: it is no such link.
export async function unpack(fragment) {
  try {
    const binary = atob(fragment.replace(/-/g, "+").replace(/_/g, "/"));
    const packed = Uint8Array.from(binary, character => character.charCodeAt(0));
    const state = JSON.parse(new TextDecoder().decode(await through(new DecompressionStream("deflate-raw"), packed)));
    return typeof state === "object" ? state : null;
  } catch {
    return null;
  }
}
