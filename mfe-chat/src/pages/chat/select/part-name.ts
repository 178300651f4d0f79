import type { Component } from '../../../designer/model/components';
import { vocabularyOf } from '../../../designer/model/vocabulary';

const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);

export const titleOf = (type: string): string => capital(type.replaceAll('-', ' '));

/** What a component is called: “Search”. */
export const partName = ({ type }: Component): string => titleOf(vocabularyOf(type));
