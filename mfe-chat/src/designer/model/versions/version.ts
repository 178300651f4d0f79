/** Version of AppDesign and of operations. Each earlier version has a migration in this folder. */
export const VERSION = 2;
