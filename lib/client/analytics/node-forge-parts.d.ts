/** The parts of node-forge that are loaded one by one; they all fill the one object. */
declare module 'node-forge/lib/forge' {
  export { default } from 'node-forge';
}
declare module 'node-forge/lib/*' {}
