// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './member.en'
import { text as zhCN } from './member.zh-CN'
import { text as zhTW } from './member.zh-TW'

export const memberText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
