// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './agency-work.en'
import { text as zhCN } from './agency-work.zh-CN'
import { text as zhTW } from './agency-work.zh-TW'

export const agencyWorkText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
