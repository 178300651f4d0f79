/** 96 team names. */
const TEAMS =
  `accounts affiliates alerts analytics archive atlas audit backstage badges billing blueprint boards
bookings bridge briefs calendar campaigns canvas careers-portal catalog challenges checkout circles classroom
clinic collections compare compass concierge connect contests courses creators credits dashboards deals
devices digest directory drafts editor embassy events exchange experts explore feedback festival fieldwork
finance forms forum fonts gallery gifts glossary grants guides handbook harvest icons imports inbox insights
integrations invites journal kitchen labs launch lessons library licences locator magazine marketplace meetups
members mentors migrate mobile modules museum nursery orchard orders palette partners patterns payments planner
playground plugins podcasts polls profiles`
    .split(/\s+/)
    .slice(0, 96);

const PAGES =
  `overview pricing guides start examples updates people stories answers contact tour gallery plans
terms events rules partners calendar downloads compare roadmap reports ideas tools`.split(/\s+/);

/** Uses plain words, so that the route table compresses as a real one does. */
export function team(index: number): { name: string; paths: string[] } {
  const name = TEAMS[index];
  if (!name) throw new Error(`There are names for ${TEAMS.length} remotes only.`);
  const words = [0, 1, 2, 3].map((step) => PAGES[(index * 7 + step * 5) % PAGES.length]);
  return { name, paths: [`/${name}`, ...words.map((word) => `/${name}/${word}`)] };
}
