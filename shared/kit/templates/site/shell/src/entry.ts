import './provide';

// Puts shared packages into the share scope before anything uses them.
void import(/* webpackMode: "eager" */ './main');
