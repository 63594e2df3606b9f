import { text as log } from '../../admin/log.en'
import type { text as source } from './log.zh-CN'

export const text: typeof source = {
  lead: log.lead,
  sections: {
    find: {
      title: 'Find a change',
      steps: [
        `Narrow by “${log.keyword}”, “${log.person}”, “${log.kind}” or “${log.days}”.`,
        `Press a line to see “${log.changes}”, then “${log.toRecord}” or “${log.only}”.`,
      ],
    },
  },
}
