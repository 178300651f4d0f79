import { ArticlePage } from '../article-page';
import { SproutsEmblem } from '../../../sections/emblems/sprouts-emblem';
import { text } from './what-an-mvp-leaves-out.content';

export default function WhatAnMvpLeavesOutPage() {
  return <ArticlePage slug="what-an-mvp-leaves-out" text={text} picture={SproutsEmblem} />;
}
