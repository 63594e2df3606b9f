// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './notice.en'
import { text as zhCN } from './notice.zh-CN'
import { text as zhTW } from './notice.zh-TW'

export const noticeText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
