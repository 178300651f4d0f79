/** Routers that no browser needs: compose renders with one, tests with the other. Remotes do not get them. */
export { MemoryRouter, StaticRouter } from 'react-router-dom';
