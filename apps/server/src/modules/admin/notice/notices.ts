import type { CompanyNotice, endNotice, saveNotice, searchNotices } from '@sojourn/contract/admin/company/notice.calls'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { noticeFaults, noticeState } from '@sojourn/domain/admin/company/notice'
import type { Actor, Context, Work } from '../../../context'
import { containing } from '../../../db/like'
import { chinaDate } from '../../../kit/clock'
import { newNumber } from '../../../kit/id'
import { inCompany, once } from '../../../work'
import { codePage, codeSearch } from '../company/code-page'
import { companyInvalid } from '../company/save'
import { changeRecord, type KeptRecord } from '../record/change-record'
import { findRecordVersions } from '../record/store'
import { companyRefusal } from '../../booking/traveller/scope'
import { fieldsOf, rowOf } from './in-words'
import { findNotice, searchNoticeRows, updateNoticeEnd, upsertNotice, type NoticeRow } from './store'

/** What the company announces. */
export const listNotices = (
  context: Context,
  actor: Actor,
  request: RequestOf<typeof searchNotices>,
): Promise<ResponseOf<typeof searchNotices> | Problem> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const refused = await companyRefusal(work, actor, 'readCompany')
    if (refused) return refused
    const now = context.clock.now()
    const [rows, versions] = await Promise.all([
      searchNoticeRows(work, { ...codeSearch(request, containing), now }),
      findRecordVersions(work, 'notice'),
    ])
    const versionOf = new Map(versions.map(({ id, version }) => [id, version]))
    const today = chinaDate(now)
    return codePage(rows, request, {
      codeOf: ({ key }) => key,
      itemOf: (row): CompanyNotice => ({
        noticeId: row.noticeId,
        version: versionOf.get(row.noticeId) ?? 0,
        title: row.title[actor.language],
        state: noticeState({ ...row, ended: row.endedOn !== null }, today),
        fields: fieldsOf(row),
        ...(row.endedOn !== null && { endedOn: row.endedOn }),
      }),
    })
  })

export async function noticeRecord(work: Work, noticeId: string): Promise<KeptRecord> {
  const row = await findNotice(work, noticeId)
  if (!row) return {}
  const { titles, descriptions, contents, level, autoAlert, banner, positions, products, keywords, ...days } = fieldsOf(row)
  return {
    title: titles,
    description: descriptions,
    content: contents,
    level,
    autoAlert: autoAlert ? 'on' : 'off',
    bannerTitle: banner.titles,
    bannerParam: banner.param,
    positions,
    products,
    keywords,
    ...days,
    ...(row.endedOn !== null && { endedOn: row.endedOn }),
  }
}

type Saved = ResponseOf<typeof saveNotice>

export const saveNoticeOf = (context: Context, actor: Actor, request: RequestOf<typeof saveNotice>): Promise<Saved | Problem> =>
  once<Saved>(context, actor, async (work) => {
    const refused = await companyRefusal(work, actor, 'manageCompany')
    if (refused) return refused
    const { fields, noticeId = newNumber('n-') } = request
    const [fault] = noticeFaults(fields)
    if (fault) return companyInvalid(fault, actor)
    const version = await changeRecord(work, {
      kind: 'notice',
      id: noticeId,
      version: request.version,
      act: request.noticeId === undefined ? 'added' : 'changed',
      actorId: actor.employeeId,
      read: () => noticeRecord(work, noticeId),
      write: async () => {
        const former = await findNotice(work, noticeId)
        if (request.noticeId !== undefined && !isOpen(former)) return problem('noticeUnknown', { field: 'noticeId' })
        await upsertNotice(work, rowOf(noticeId, fields, former))
        return undefined
      },
    })
    return isProblem(version) ? version : { noticeId, version }
  })

const isOpen = (row: NoticeRow | undefined): row is NoticeRow => row !== undefined && row.endedOn === null

type Ended = ResponseOf<typeof endNotice>

export const endNoticeOf = (
  context: Context,
  actor: Actor,
  { noticeId, version }: RequestOf<typeof endNotice>,
): Promise<Ended | Problem> =>
  once<Ended>(context, actor, async (work) => {
    const refused = await companyRefusal(work, actor, 'manageCompany')
    if (refused) return refused
    const ended = await changeRecord(work, {
      kind: 'notice',
      id: noticeId,
      version,
      act: 'ended',
      actorId: actor.employeeId,
      read: () => noticeRecord(work, noticeId),
      write: async () => {
        if (!isOpen(await findNotice(work, noticeId))) return problem('noticeUnknown', { field: 'noticeId' })
        await updateNoticeEnd(work, noticeId, chinaDate(context.clock.now()))
        return undefined
      },
    })
    return isProblem(ended) ? ended : { noticeId }
  })
