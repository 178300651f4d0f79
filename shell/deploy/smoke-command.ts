import { findFaults } from './smoke.ts';

// `npx --no appling smoke https://appling.example chat`
const [site, remote] = process.argv.slice(2);
if (!site || !remote || !URL.canParse(site)) {
  console.error(
    'Say which site and which app: npx --no appling smoke https://appling.example chat',
  );
  process.exit(1);
}
const faults = await findFaults(site, remote).catch((error: unknown) => [String(error)]);
for (const fault of faults) console.error(fault);
if (faults.length === 0) console.log(`${remote} is well at ${site}.`);
process.exit(faults.length > 0 ? 1 : 0);
