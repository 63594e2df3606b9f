// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './report.en'
import { text as zhCN } from './report.zh-CN'
import { text as zhTW } from './report.zh-TW'

export const reportText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
