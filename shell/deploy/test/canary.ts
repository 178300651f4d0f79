import { doesNotMatch, equal, match, ok } from 'node:assert/strict';
import { ask } from './ask.ts';
import { CANARY_PERCENT, CANARY_WORDS, type PublishedSite } from './site.ts';

const VISITORS = 2000;
const words = new RegExp(CANARY_WORDS);

export async function expectCanary(origin: string, site: PublishedSite): Promise<void> {
  const read = async (bucket?: string, address = '/chat') => {
    const answer = await ask(
      origin + address,
      bucket === undefined ? {} : { Cookie: `other=1; appling-bucket=${bucket}` },
    );
    equal(answer.status, 200);
    return answer;
  };
  equal((await read()).headers['set-cookie'], undefined);
  await site.publish(true);
  try {
    let seen = 0;
    for (let visitor = 0; visitor < VISITORS; visitor += 1) {
      const { headers, body } = await read();
      const [, bucket = ''] =
        /^appling-bucket=(\d\d); .*HttpOnly$/.exec(headers['set-cookie']?.[0] ?? '') ?? [];
      const isCanary = String(body).includes(CANARY_WORDS);
      equal(isCanary, Number(bucket) < CANARY_PERCENT, `bucket ${bucket}`);
      if (isCanary) seen += 1;
    }
    // Four standard deviations around 10 %.
    const spread = 4 * Math.sqrt(VISITORS * 0.1 * 0.9);
    ok(Math.abs(seen - VISITORS * 0.1) < spread, `${seen} of ${VISITORS} saw the canary`);

    const inside = await read('03');
    match(String(inside.body), words);
    equal(inside.headers['set-cookie'], undefined);
    equal(inside.headers['cache-control'], 'private, no-cache');
    match(String(inside.headers.vary), /Cookie/);
    match(String(inside.headers['content-security-policy']), /frame-ancestors/);
    doesNotMatch(String((await read('42')).body), words);
    doesNotMatch(String((await read('03', '/pricing')).body), words);
    match(String((await read('03', '/registry.json')).body), / $/);
    match(String((await read('42', '/registry.json')).body), /}$/);
    match(String((await read(undefined, '/registry.json')).body), /}$/);
  } finally {
    await site.publish();
  }
  const over = await read('03');
  doesNotMatch(String(over.body), words);
  equal(over.headers['cache-control'], 'no-cache');
}
