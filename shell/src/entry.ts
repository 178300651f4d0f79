/** Lets the browser handle input and paint between two tasks. */
const task = () => new Promise((resolve) => setTimeout(resolve));

// All code is in this script; separate tasks shorten the longest one on slow phones.
void task()
  .then(() => import(/* webpackMode: "eager" */ './provide'))
  .then(task)
  .then(() => import(/* webpackMode: "eager" */ 'react-dom/client'))
  .then(task)
  .then(() => import(/* webpackMode: "eager" */ './main'));
