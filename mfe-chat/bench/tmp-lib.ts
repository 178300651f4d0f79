const skip = new Set(['id','type','to','do','pick','tint','icon','picture','as','top','ground','arrangement','list','field','size','kind','initials','lead','action','actions']);
function texts(v: any, out: string[] = []): string[] {
  if (typeof v === 'string') { if (v.trim()) out.push(v); }
  else if (Array.isArray(v)) v.forEach((x) => texts(x, out));
  else if (v && typeof v === 'object') for (const [k, x] of Object.entries(v)) if (!skip.has(k) || k==='lead' && (x as any)?.label && ((x as any).icon!=='chevron-left')) texts(k==='lead'?(x as any).label:x, out);
  return out;
}
export function outline(d: any): string {
  const p = d.look.palette;
  const lines = [`APP “${d.name}” style ${d.look.style}, ${d.look.mode}, radius ${d.look.radius}, ${d.look.surface}, ${d.look.density}, font ${d.look.type.display}/${d.look.type.text} ${d.look.type.weight ?? ''}, palette ${p.name}: background ${p.background} surface ${p.surface} text ${p.text} accent ${p.accent} vivid ${p.vivid} bar ${p.bar}`, `TABS: ${d.tabs.map((t: any) => `${t.label}→${t.to}`).join(' | ')} ; opens with ${d.start}; layout ${d.layout}`];
  for (const s of d.screens) {
    lines.push(`## ${s.id} “${s.name}”`);
    for (const c of s.components) {
      const pics = [...new Set(JSON.stringify(c).match(/"picture":"[^"]+"/gu) ?? [])].map((x) => x.slice(11, -1)).slice(0, 3);
      const rows = c.rows ?? c.items ?? c.cards;
      const { rows: _r, items: _i, cards: _c, ...rest } = c;
      const head = texts(rest).join(' · ');
      lines.push(`  [${c.type}${c.arrangement ? ' ' + c.arrangement : ''}] ${head}${pics.length ? ` {pic ${pics.join(', ')}}` : ''}`);
      if (rows) for (const r of rows) lines.push(`     - ${texts(r).join(' · ')}${(r as any).done !== undefined ? ((r as any).done ? ' [x]' : ' [ ]') : ''}`);
    }
  }
  return lines.join('\n');
}
