import { Banner } from '../components/banner';
import { Document } from '../components/document';
import { Editor } from '../components/editor';
import { Login } from '../components/login';
import { Onboarding } from '../components/onboarding';
import { Mood, Paragraph, Tags } from '../components/words';
import type { Views } from '../phone';

export const pages = {
  editor: Editor,
  document: Document,
  paragraph: Paragraph,
  tags: Tags,
  mood: Mood,
  banner: Banner,
  onboarding: Onboarding,
  login: Login,
} satisfies Views;
