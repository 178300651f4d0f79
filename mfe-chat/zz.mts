import { weighScripts } from './bench/script-bytes.ts';
import { ideas } from './bench/ideas.ts';
