// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './application.en'
import { text as zhCN } from './application.zh-CN'
import { text as zhTW } from './application.zh-TW'

export const applicationText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
