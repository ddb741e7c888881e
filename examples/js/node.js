/**
 * A module of node by its name; undefined in browsers. Asked for by a call, since bundlers for browsers refuse to import
 * one, even where it would never be.
 */
export const ofNode = (name) => globalThis.process?.getBuiltinModule?.(name);
