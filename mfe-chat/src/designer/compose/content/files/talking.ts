import { meeting } from '../meeting';
import { only } from './only';

export const texts = only(meeting, 'social', 'chat', 'profile', 'dating');
