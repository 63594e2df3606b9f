// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './parked-job.en'
import { text as zhCN } from './parked-job.zh-CN'
import { text as zhTW } from './parked-job.zh-TW'

export const agencyParkedJobText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
