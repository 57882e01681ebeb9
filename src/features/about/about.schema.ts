import { z } from 'zod';
import { sectionAnswer } from '#features/pages/pages.schema.ts';

export const visionMission = z.object({ vision: sectionAnswer, mission: sectionAnswer });

const teamMember = z.object({
  id: z.int(),
  name: z.string(),
  designation: z.string(),
  image_url: z.string().meta({ description: 'The seal of the person where there is no picture' }),
  image_alt: z.string(),
});
export const aboutTeam = z.object({ team: z.array(teamMember) });

const aboutClient = z.object({ id: z.int(), image_url: z.string(), image_alt: z.string() });
export const aboutClients = z.object({ clients: z.array(aboutClient) });
