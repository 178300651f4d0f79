/** A task of its own, so that the browser answers and draws in between. */
const task = () => new Promise((resolve) => setTimeout(resolve));

// All of it is in this one script; what is cut is running it, which on a slow phone takes long in one piece.
void task()
  .then(() => import(/* webpackMode: "eager" */ './provide'))
  .then(task)
  .then(() => import(/* webpackMode: "eager" */ 'react-dom/client'))
  .then(task)
  .then(() => import(/* webpackMode: "eager" */ './main'));
