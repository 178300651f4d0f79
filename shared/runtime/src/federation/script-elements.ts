/** In the place of federation's loading by `<script>`: released containers are ES modules, and the policy forbids the rest. */
const unavailable = (): never => {
  throw new Error('Script containers are for development: a released remote is a module.');
};

export {
  unavailable as createLink,
  unavailable as createScript,
  unavailable as isStaticResourcesEqual,
  unavailable as loadScript,
  unavailable as safeWrapper,
};
