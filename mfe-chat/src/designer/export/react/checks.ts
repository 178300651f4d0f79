import { projectChecks } from '../project/checks';

/** What is looked at before a project is offered. */
export const checks = projectChecks('react');
