export const REMOTE_NAME = '[a-z][a-z0-9-]{0,40}';
export const RELEASE_ID = '[a-z0-9]{6,64}';
