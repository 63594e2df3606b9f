import { text as desk } from '../../access/agency/agent.en'
import type { text as source } from './agent-desk.zh-CN'

export const text: typeof source = {
  lead: `The “${desk.title}” lists what waits, and opens sessions of customers in which you book for them.`,
  sections: {
    work: {
      title: desk.work.title,
      steps: [
        `Go by “${desk.work.columns.promise}”; what is late is marked “${desk.work.late}”.`,
        `Press “${desk.work.take}” to look after one yourself. “${desk.work.takeOver}” takes what a colleague looks after.`,
      ],
    },
    session: {
      title: desk.assist,
      steps: [
        `Choose the “${desk.company}”, type a name, mobile or order number into “${desk.keyword}”, and press “${desk.find}”.`,
        `Fill in “${desk.reason}” and “${desk.reference}”, and press “${desk.assist}”. The session opens in a window of its own.`,
      ],
      notes: [
        `${desk.reasonHint}.`,
        'Every step of a session is recorded with who took it and in whose name; numbers of documents are not shown to the agency.',
        `“${desk.vip}” beside a customer marks the person as a VIP: the VIP service fees are charged from the next order on, and the company’s administrators are notified.`,
      ],
    },
  },
}
