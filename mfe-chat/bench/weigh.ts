import { CHAT_SCRIPTS } from './limits.ts';
import { ownFiles, readIdeas } from './ideas.ts';
import { weighScripts } from './script-bytes.ts';

/*
 * `node --import tsx mfe-chat/bench/weigh.ts [idea…]` prints which files the ideas load, heaviest first: JSON on stdout,
 * a summary on stderr.
 */
const [, , ...given] = process.argv;
const ideas = given.length > 0 ? given : ownFiles.flatMap(readIdeas).map(({ idea }) => idea);
const weights = await weighScripts(ideas);
const at = (part: number) => weights[Math.floor((weights.length - 1) * (1 - part))]?.bytes ?? 0;
const mean = Math.round(weights.reduce((sum, { bytes }) => sum + bytes, 0) / weights.length);
const over = weights.filter(({ bytes }) => bytes > CHAT_SCRIPTS).length;
console.error(
  `${weights.length} ideas, bytes of scripts: mean ${mean}, median ${at(0.5)}, 95th percentile ${at(0.95)}, most ${at(1)}; ${over} above ${CHAT_SCRIPTS}`,
);
console.log(JSON.stringify(weights));
