import { completeLockfile, missingPlatforms } from '../lockfile.ts';

const names = Object.keys(missingPlatforms());
completeLockfile();
console.log(`package-lock.json: ${names.length} platform packages added.`);
