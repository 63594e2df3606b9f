import type { text as source } from './incident.zh-CN'

export const text: typeof source = {
  title: 'Are you safe?',
  banner: (p) => `${p.title}: please tell your company whether you are safe`,
  answer: 'Answer now',
  where: 'Where',
  when: 'When',
  span: (p) => `${p.from} – ${p.to} (Beijing time)`,
  ask: 'Are you safe?',
  safe: 'I am safe',
  help: 'I need help',
  note: 'Anything to add (optional)',
  noteHint: 'Where you are, or what help you need',
  saidSafe: (p) => `You said that you are safe (${p.at}). You can answer again if that changes.`,
  saidHelp: (p) => `You said that you need help (${p.at}). Your company sees it; please keep your phone at hand.`,
  thanks: 'Your company has been told',
  emergency: 'In an emergency, call 110 or 120 first.',
  callService: 'Call the travel agency',
  closed: 'This incident is over. No answer is needed any more.',
  none: 'Nothing needs your answer',
  noneText: 'Your company tells you when something happens where you travel.',
  home: 'Go to the home page',
}
