/** Routers for compose and for tests. Not shared with remotes. */
export { MemoryRouter, StaticRouter } from 'react-router-dom';
