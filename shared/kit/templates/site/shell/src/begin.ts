import './provide';

// Shared packages are in the share scope before anything uses them.
void import(/* webpackMode: "eager" */ './main');
