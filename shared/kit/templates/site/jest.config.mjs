/** @type {import("jest").Config} */
export default { preset: '@appling/testing' };
