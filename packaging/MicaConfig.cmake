# find_package(Mica): the targets Mica::mica (runtime and text parser), Mica::mica_shared (the same, shared),
# Mica::dialects, Mica::opt and the program Mica::mica-gen; and a function:
#
#   mica_generate(TARGET name DEFS file.def... [INCLUDES folder...] [OPTIONS option...])
#
# The C of the definitions becomes sources of the target, whose includes find its headers.
get_filename_component(_mica "${CMAKE_CURRENT_LIST_DIR}/../../@UP@" ABSOLUTE)

function(_mica_library name kind file)
  if(NOT TARGET Mica::${name})
    add_library(Mica::${name} ${kind} IMPORTED)
    set_target_properties(Mica::${name} PROPERTIES
      IMPORTED_LOCATION "${_mica}/@LIBDIR@/${file}"
      INTERFACE_INCLUDE_DIRECTORIES "${_mica}/include/@INCLUDES@"
      INTERFACE_LINK_LIBRARIES "${ARGN}")
  endif()
endfunction()

_mica_library(mica STATIC libmica.a m)
_mica_library(mica_shared SHARED @SONAME@)
set_target_properties(Mica::mica_shared PROPERTIES IMPORTED_SONAME @SONAME@)
_mica_library(dialects STATIC libmica-dialects.a Mica::mica)
_mica_library(opt STATIC libmica-opt.a Mica::dialects)

if(NOT TARGET Mica::mica-gen)
  add_executable(Mica::mica-gen IMPORTED)
  set_target_properties(Mica::mica-gen PROPERTIES IMPORTED_LOCATION "${_mica}/bin/mica-gen")
endif()

function(mica_generate)
  cmake_parse_arguments(M "" "TARGET" "DEFS;INCLUDES;OPTIONS" ${ARGN})
  set(folder "${CMAKE_CURRENT_BINARY_DIR}")
  list(TRANSFORM M_INCLUDES PREPEND "-I")
  foreach(def IN LISTS M_DEFS)
    get_filename_component(path "${def}" ABSOLUTE)
    get_filename_component(name "${def}" NAME_WLE)
    set(c "${folder}/${name}.c" "${folder}/${name}.h")
    # mica-gen leaves a file alone that would stay the same; CMake goes by its time.
    add_custom_command(OUTPUT ${c}
      COMMAND Mica::mica-gen ${M_INCLUDES} ${M_OPTIONS} -MD "${folder}/${name}.d" -MT "${folder}/${name}.c" -o "${folder}" "${path}"
      COMMAND "${CMAKE_COMMAND}" -E touch ${c}
      DEPENDS "${path}" Mica::mica-gen
      DEPFILE "${folder}/${name}.d"
      COMMENT "mica-gen ${name}.def"
      VERBATIM)
    target_sources(${M_TARGET} PRIVATE ${c})
  endforeach()
  target_include_directories(${M_TARGET} PRIVATE "${folder}")
endfunction()

