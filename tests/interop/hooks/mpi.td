def : Unwritten<MPI_Dialect, ["hasCanonicalizer"]>;
