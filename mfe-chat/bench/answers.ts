import { firstDesign } from '../src/designer/first-design.ts';
import { answer } from '../src/pages/chat/conversation/engine.ts';

/* Reads sentences as a JSON list on standard input and prints the engine's answers, to compare Node with a browser. */
const chunks: string[] = [];
for await (const chunk of process.stdin.setEncoding('utf8')) chunks.push(String(chunk));

const answers: string[] = [];
for (const text of JSON.parse(chunks.join('')) as string[]) {
  const made = await answer({ text, style: 'Pastel', inHand: firstDesign, isFirst: true });
  answers.push(JSON.stringify(made));
}
console.log(JSON.stringify(answers));
