import { expiredFiles, expiredLeads } from './expired-leads.server.ts';
import { oldOrphans, orphanedFiles } from './files/orphaned-lead-files.server.ts';

export const leadsCleanUp = [expiredLeads, expiredFiles, orphanedFiles, oldOrphans];
