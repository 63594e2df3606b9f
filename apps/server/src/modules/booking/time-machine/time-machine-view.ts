import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import type { Actor, Context } from '../../../context'
import { inCompany } from '../../../work'
import { insertView } from './store'

type Read<Request, Answer> = (context: Context, actor: Actor, request: Request) => Promise<Answer | Problem>

/** A reading use case that remembers who has seen which version; an agent's look is not the person's. */
export const noting =
  <Request, Answer extends object>(
    read: Read<Request, Answer>,
    seen: (answer: Answer, request: Request) => { subjectNo: string; version: number } | undefined,
  ): Read<Request, Answer> =>
  async (context, actor, request) => {
    const answer = await read(context, actor, request)
    if (isProblem(answer) || actor.agent) return answer
    const version = seen(answer, request)
    if (!version) return answer
    await inCompany(context, actor.enterpriseId, (work) =>
      insertView(work, { ...version, employeeId: actor.employeeId, at: context.clock.now() }),
    )
    return answer
  }
