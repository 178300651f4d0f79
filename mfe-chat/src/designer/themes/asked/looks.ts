export { inMode } from '../in-mode';
export { moodLook } from '../mood-look';
export { lookIn } from '../styles';
