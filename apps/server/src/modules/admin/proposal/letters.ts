import { readableName } from '@sojourn/domain/booking/traveller/passenger-name'
import { proposalText } from '@sojourn/text/admin/proposal'
import type { Work } from '../../../context'
import { postLetters } from '../../booking/notification/post'
import { findReaders } from '../../booking/notification/store'
import type { ProposalArea } from './area'
import type { NewProposal } from './store'

interface News {
  proposal: NewProposal
  about: 'proposed' | 'published' | 'publishedAlone' | 'refused' | 'withdrawn'
  to: readonly string[]
  /** Who did it. */
  byId: string
  reason: string
}

/** Whoever may publish hears of what is proposed, whoever proposed of what became of it, and the others of what was published without them. */
export async function tellOfProposal(work: Work, area: ProposalArea, { proposal, about, to, byId, reason }: News): Promise<void> {
  if (to.length === 0) return
  const people = await findReaders(work, [...to, byId])
  const writer = people.find(({ employeeId }) => employeeId === byId)
  const readers = people.filter(({ employeeId }) => employeeId !== byId)
  await postLetters(work, readers, (reader, language) => {
    const text = proposalText[language]
    const facts = {
      name: readableName(reader, language),
      by: writer ? readableName(writer, language) : '',
      what: `${text.kinds[area.kind]}${text.quoted({ title: area.titleOf(proposal)[language] })}`,
      day: proposal.effectiveFrom,
      reason,
      note: proposal.note,
      link: `${work.context.config.publicUrl}/v${area.pathOf(proposal)}`,
    }
    return { subject: text[about].subject(facts), body: text.letter({ ...facts, sentence: text[about].body(facts) }) }
  })
}
