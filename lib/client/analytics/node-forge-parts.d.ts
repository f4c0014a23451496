/** Modules of node-forge that are imported individually; each extends the same object. */
declare module 'node-forge/lib/forge' {
  export { default } from 'node-forge';
}
declare module 'node-forge/lib/*' {}
