import type { LocalText } from '@sojourn/contract/kit/language'
import type { ProposalKind } from '@sojourn/contract/kit/proposal'
import { readableName } from '@sojourn/domain/booking/traveller/passenger-name'
import { proposalText } from '@sojourn/text/admin/proposal'
import type { Work } from '../../../context'
import { postNotifications } from '../../booking/notification/post'
import { findReaders } from '../../booking/notification/store'
import type { ProposalArea } from './area'
import type { NewProposal } from './store'

type About = 'proposed' | 'published' | 'publishedAlone' | 'refused' | 'withdrawn' | 'takenBack'

interface News {
  kind: ProposalKind
  about: About
  title: LocalText
  /** Its page, relative to the product's root. */
  path: string
  day: string
  note: string
  to: readonly string[]
  /** Who did it. */
  byId: string
  reason: string
}

interface NewsOfProposal extends Pick<News, 'to' | 'byId' | 'reason'> {
  proposal: NewProposal
  about: About
}

/** Whoever may publish hears of what is proposed, whoever proposed of what became of it, and the others of what was published without them. */
export const tellOfProposal = (work: Work, area: ProposalArea, { proposal, ...news }: NewsOfProposal): Promise<void> =>
  tellInCharge(work, {
    ...news,
    kind: area.kind,
    title: area.titleOf(proposal),
    path: area.pathOf(proposal),
    day: proposal.effectiveFrom,
    note: proposal.note,
  })

/** A letter to those who look after the same. */
export async function tellInCharge(work: Work, { kind, about, title, path, to, byId, ...news }: News): Promise<void> {
  if (to.length === 0) return
  const people = await findReaders(work, [...to, byId])
  const writer = people.find(({ employeeId }) => employeeId === byId)
  const readers = people.filter(({ employeeId }) => employeeId !== byId)
  await postNotifications(work, readers, (reader, language) => {
    const text = proposalText[language]
    const facts = {
      ...news,
      name: readableName(reader, language),
      by: writer ? readableName(writer, language) : '',
      what: `${text.kinds[kind]}${text.quoted({ title: title[language] })}`,
      link: `${work.context.config.publicUrl}/v${path}`,
    }
    return { subject: text[about].subject(facts), body: text.notification({ ...facts, sentence: text[about].body(facts) }) }
  })
}
