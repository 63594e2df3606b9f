/** Written by scripts/reference/generate.mts; columns: telegraph code, name, traditional if different, English, pinyin, initials, city, hot; most important first. */
export const stationTable = `
BJP|北京||Beijing|beijing|bj|北京|hot
SHH|上海||Shanghai|shanghai|sh|上海|hot
GZQ|广州|廣州|Guangzhou|guangzhou|gz|广州|hot
SZQ|深圳||Shenzhen|shenzhen|sz|深圳|hot
CDW|成都||Chengdu|chengdu|cd|成都|hot
HZH|杭州||Hangzhou|hangzhou|hz|杭州|hot
CQW|重庆|重慶|Chongqing|chongqing|cq|重庆|hot
XAY|西安||Xi'an|xian|xa|西安|hot
WHN|武汉|武漢|Wuhan|wuhan|wh|武汉|hot
NJH|南京||Nanjing|nanjing|nj|南京|hot
VNP|北京南||Beijing South|beijingnan|bjn|北京|hot
AOH|上海虹桥|上海虹橋|Shanghai Hongqiao|shanghaihongqiao|shhq|上海|hot
IZQ|广州南|廣州南|Guangzhou South|guangzhounan|gzn|广州|hot
IOQ|深圳北||Shenzhen North|shenzhenbei|szb|深圳|hot
HGH|杭州东|杭州東|Hangzhou East|hangzhoudong|hzd|杭州|hot
NKH|南京南||Nanjing South|nanjingnan|njn|南京|hot
SZH|苏州|蘇州|Suzhou|suzhou|sz|苏州|hot
TJP|天津||Tianjin|tianjin|tj|天津|hot
CWQ|长沙南|長沙南|Changsha South|changshanan|csn|长沙|hot
ZAF|郑州东|鄭州東|Zhengzhou East|zhengzhoudong|zzd|郑州|hot
EAY|西安北||Xi'an North|xianbei|xab|西安|hot
ICW|成都东|成都東|Chengdu East|chengdudong|cdd|成都|hot
QDK|青岛|青島|Qingdao|qingdao|qd|青岛|hot
XMS|厦门|廈門|Xiamen|xiamen|xm|厦门|hot
JGK|济南西|濟南西|Jinan West|jinanxi|jnx|济南|hot
ENH|合肥南||Hefei South|hefeinan|hfn|合肥|hot
KOM|昆明南||Kunming South|kunmingnan|kmn|昆明|hot
FYS|福州南||Fuzhou South|fuzhounan|fzn|福州|hot
SJP|石家庄|石家莊|Shijiazhuang|shijiazhuang|sjz|石家庄
WXH|无锡|無錫|Wuxi|wuxi|wx|无锡
CZH|常州||Changzhou|changzhou|cz|常州
ZZF|郑州|鄭州|Zhengzhou|zhengzhou|zz|郑州
CSQ|长沙|長沙|Changsha|changsha|cs|长沙
UUH|徐州东|徐州東|Xuzhou East|xuzhoudong|xzd|徐州
SYT|沈阳|瀋陽|Shenyang|shenyang|sy|沈阳
HKN|汉口|漢口|Hankou|hankou|hk|武汉
CCT|长春|長春|Changchun|changchun|cc|长春
YWH|义乌|義烏|Yiwu|yiwu|yw|金华
SBT|沈阳北|瀋陽北|Shenyang North|shenyangbei|syb|沈阳
SRG|上饶|上饒|Shangrao|shangrao|sr|上饶
TSP|唐山||Tangshan|tangshan|ts|唐山
NFZ|南宁东|南寧東|Nanning East|nanningdong|nnd|南宁
JBH|金华|金華|Jinhua|jinhua|jh|金华
BXP|北京西||Beijing West|beijingxi|bjx|北京
SQF|商丘||Shangqiu|shangqiu|sq|商丘
SHD|山海关|山海關|Shanhaiguan|shanhaiguan|shg|秦皇岛
KNH|昆山南||Kunshan South|kunshannan|ksn|苏州
NXG|南昌西||Nanchang West|nanchangxi|ncx|南昌
NGH|宁波|寧波|Ningbo|ningbo|nb|宁波
CUW|重庆北|重慶北|Chongqing North|chongqingbei|cqb|重庆
XCH|徐州||Xuzhou|xuzhou|xz|徐州
VRH|温州南|溫州南|Wenzhou South|wenzhounan|wzn|温州
QTP|秦皇岛|秦皇島|Qinhuangdao|qinhuangdao|qhd|秦皇岛
XKS|厦门北|廈門北|Xiamen North|xiamenbei|xmb|厦门
CXW|重庆西|重慶西|Chongqing West|chongqingxi|cqx|重庆
JNK|济南|濟南|Jinan|jinan|jn|济南
WCN|武昌||Wuchang|wuchang|wc|武汉
FZS|福州||Fuzhou|fuzhou|fz|福州
NCG|南昌||Nanchang|nanchang|nc|南昌
ZJH|镇江|鎮江|Zhenjiang|zhenjiang|zj|镇江
TXP|天津西||Tianjin West|tianjinxi|tjx|天津
HAN|宜昌东|宜昌東|Yichang East|yichangdong|ycd|宜昌
GGQ|广州东|廣州東|Guangzhou East|guangzhoudong|gzd|广州
LZJ|兰州|蘭州|Lanzhou|lanzhou|lz|兰州
FOQ|佛山西||Foshan West|foshanxi|fsx|佛山
ZBK|淄博||Zibo|zibo|zb|淄博
LZZ|柳州||Liuzhou|liuzhou|lz|柳州
JJG|九江||Jiujiang|jiujiang|jj|九江
HBB|哈尔滨|哈爾濱|Harbin|haerbin|heb|哈尔滨
WFK|潍坊|濰坊|Weifang|weifang|wf|潍坊
ZZQ|株洲||Zhuzhou|zhuzhou|zz|株洲
CBQ|潮汕||Chaoshan|chaoshan|cs|潮州
KQW|贵阳北|貴陽北|Guiyang North|guiyangbei|gyb|贵阳
NNZ|南宁|南寧|Nanning|nanning|nn|南宁
RTQ|东莞|東莞|Dongguan|dongguan|dg|东莞
VZH|湖州||Huzhou|huzhou|hz|湖州
WHH|芜湖|蕪湖|Wuhu|wuhu|wh|芜湖
GYW|广元|廣元|Guangyuan|guangyuan|gy|广元
HVQ|衡阳东|衡陽東|Hengyang East|hengyangdong|hyd|衡阳
EPH|嘉兴南|嘉興南|Jiaxing South|jiaxingnan|jxn|嘉兴
QYS|泉州||Quanzhou|quanzhou|qz|泉州
YUH|宜兴|宜興|Yixing|yixing|yx|无锡
QEH|衢州||Quzhou|quzhou|qz|衢州
HYQ|衡阳|衡陽|Hengyang|hengyang|hy|衡阳
KMM|昆明||Kunming|kunming|km|昆明
FCQ|肇庆东|肇慶東|Zhaoqing East|zhaoqingdong|zqd|肇庆
PTS|莆田||Putian|putian|pt|莆田
WAR|乌鲁木齐|烏魯木齊|Urumqi|wulumuqi|wlmq|乌鲁木齐
BMH|蚌埠南||Bengbu South|bengbunan|bbn|蚌埠
GBZ|桂林北||Guilin North|guilinbei|glb|桂林
VAB|哈尔滨西|哈爾濱西|Harbin West|haerbinxi|hebx|哈尔滨
BBH|蚌埠||Bengbu|bengbu|bb|蚌埠
FYH|阜阳|阜陽|Fuyang|fuyang|fy|阜阳
OHH|苏州北|蘇州北|Suzhou North|suzhoubei|szb|苏州
DIP|德州东|德州東|Dezhou East|dezhoudong|dzd|德州
UAH|六安||Lu'an|luan|la|六安
SNH|上海南||Shanghai South|shanghainan|shn|上海
GGZ|贵港|貴港|Guigang|guigang|gg|贵港
DYH|丹阳|丹陽|Danyang|danyang|dy|镇江
ICQ|郴州西||Chenzhou West|chenzhouxi|czx|郴州
TNV|太原南||Taiyuan South|taiyuannan|tyn|太原
LLF|洛阳龙门|洛陽龍門|Luoyang Longmen|luoyanglongmen|lylm|洛阳
LAJ|兰州西|蘭州西|Lanzhou West|lanzhouxi|lzx|兰州
KAQ|怀化南|懷化南|Huaihua South|huaihuanan|hhn|怀化
HFH|合肥||Hefei|hefei|hf|合肥
JLL|吉林||Jilin|jilin|jl|吉林
USH|丽水|麗水|Lishui|lishui|ls|丽水
YEG|宜春||Yichun|yichun|yc|宜春
SLH|绍兴北|紹興北|Shaoxing North|shaoxingbei|sxb|绍兴
JBN|荆州|荊州|Jingzhou|jingzhou|jz|荆州
QHK|青岛北|青島北|Qingdao North|qingdaobei|qdb|青岛
ZUS|漳州||Zhangzhou|zhangzhou|zz|漳州
SGQ|韶关东|韶關東|Shaoguan East|shaoguandong|sgd|韶关
HOY|汉中|漢中|Hanzhong|hanzhong|hz|汉中
BDP|保定||Baoding|baoding|bd|保定
YIQ|岳阳东|岳陽東|Yueyang East|yueyangdong|yyd|岳阳
HSP|衡水||Hengshui|hengshui|hs|衡水
LYF|洛阳|洛陽|Luoyang|luoyang|ly|洛阳
SPT|四平||Siping|siping|sp|四平
ZDH|诸暨|諸暨|Zhuji|zhuji|zj|绍兴
ESN|恩施||Enshi|enshi|es|恩施
JZD|锦州|錦州|Jinzhou|jinzhou|jz|锦州
OYN|信阳东|信陽東|Xinyang East|xinyangdong|xyd|信阳
GZG|赣州|贛州|Ganzhou|ganzhou|gz|赣州
WBZ|梧州南||Wuzhou South|wuzhounan|wzn|梧州
YKG|鹰潭北|鷹潭北|Yingtan North|yingtanbei|ytb|鹰潭
SNQ|韶关|韶關|Shaoguan|shaoguan|sg|韶关
LYS|龙岩|龍巖|Longyan|longyan|ly|龙岩
XTQ|湘潭||Xiangtan|xiangtan|xt|湘潭
ESH|常州北||Changzhou North|changzhoubei|czb|常州
UOQ|娄底南|婁底南|Loudi South|loudinan|ldn|娄底
WGH|无锡东|無錫東|Wuxi East|wuxidong|wxd|无锡
DAQ|常平||Changping|changping|cp|东莞
IUQ|虎门|虎門|Humen|humen|hm|东莞
BTC|包头|包頭|Baotou|baotou|bt|包头
YZK|兖州|兗州|Yanzhou|yanzhou|yz|济宁
CTH|余姚北|餘姚北|Yuyao North|yuyaobei|yyb|宁波
BMP|保定东|保定東|Baoding East|baodingdong|bdd|保定
RNH|金华南|金華南|Jinhua South|jinhuanan|jhn|金华
KFF|开封|開封|Kaifeng|kaifeng|kf|开封
ECN|鄂州||Ezhou|ezhou|ez|鄂州
HIK|菏泽|菏澤|Heze|heze|hz|菏泽
TYV|太原||Taiyuan|taiyuan|ty|太原
ZLN|驻马店西|駐馬店西|Zhumadian West|zhumadianxi|zmdx|驻马店
CZQ|郴州||Chenzhou|chenzhou|cz|郴州
XUN|信阳|信陽|Xinyang|xinyang|xy|信阳
HHQ|怀化|懷化|Huaihua|huaihua|hh|怀化
DFT|大连北|大連北|Dalian North|dalianbei|dlb|大连
MYW|绵阳|綿陽|Mianyang|mianyang|my|绵阳
PBG|萍乡北|萍鄉北|Pingxiang North|pingxiangbei|pxb|萍乡
TEU|台州||Taizhou|taizhou|tz|台州
CRT|长春西|長春西|Changchun West|changchunxi|ccx|长春
QHX|齐齐哈尔|齊齊哈爾|Qiqihar|qiqihaer|qqhe|齐齐哈尔
KNA|惠州南||Huizhou South|huizhounan|hzn|惠州
SHS|三明北||Sanming North|sanmingbei|smb|三明
NQQ|先锋|先鋒|Xianfeng|xianfeng|xf|长沙
ZOQ|樟木头|樟木頭|Zhangmutou|zhangmutou|zmt|东莞
LDH|溧水||Lishui|lishui|ls|南京
HDY|华山北|華山北|Huashan North|huashanbei|hsb|华阴
LBN|漯河西||Luohe West|luohexi|lhx|漯河
JOD|锦州南|錦州南|Jinzhou South|jinzhounan|jzn|锦州
LYT|辽阳|遼陽|Liaoyang|liaoyang|ly|辽阳
IPP|北京大兴|北京大興|Beijing Daxing|beijingdaxing|bjdx|北京
IFP|北京朝阳|北京朝陽|Beijing Chaoyang|beijingchaoyang|bjcy|北京
COE|重庆东|重慶東|Chongqing East|chongqingdong|cqd|重庆
CMW|成都西||Chengdu West|chengduxi|cdx|成都
GBA|广州白云|廣州白雲|Guangzhou Baiyun|guangzhoubaiyun|gzby|广州
HFU|合肥西||Hefei West|hefeixi|hfx|合肥
MDK|济南东|濟南東|Jinan East|jinandong|jnd|济南
NUG|南昌东|南昌東|Nanchang East|nanchangdong|ncd|南昌
ZIF|郑州航空港|鄭州航空港|Zhengzhou Hangkonggang|zhengzhouhangkonggang|zzhkg|郑州
FTP|北京丰台|北京豐台|Beijing Fengtai|beijingfengtai|bjft|北京
NZQ|福田||Futian|futian|ft|深圳
QIP|清河||Qinghe|qinghe|qh|北京
IMH|上海松江||Shanghai Songjiang|shanghaisongjiang|shsj|上海
IQP|雄安||Xiong'an|xiongan|xa|保定
XJA|香港西九龙|香港西九龍|Hong Kong West Kowloon|xianggangxijiulong|xgxjl|香港
HVU|杭州西||Hangzhou West|hangzhouxi|hzx|杭州
HPP|邯郸东|邯鄲東|Handan East|handandong|hdd|邯郸
YON|阳新|陽新|Yangxin|yangxin|yx|黄石
EAQ|小榄|小欖|Xiaolan|xiaolan|xl|中山
BIZ|百色||Baise|baise|bs|百色
DZP|德州||Dezhou|dezhou|dz|德州
YTG|鹰潭|鷹潭|Yingtan|yingtan|yt|鹰潭
ZEH|镇江南|鎮江南|Zhenjiang South|zhenjiangnan|zjn|镇江
UCK|聊城||Liaocheng|liaocheng|lc|聊城
TAK|泰山||Taishan|taishan|ts|泰安
BJY|宝鸡|寶雞|Baoji|baoji|bj|宝鸡
INH|全椒||Quanjiao|quanjiao|qj|滁州
VAG|吉安||Ji'an|jian|ja|吉安
ZHQ|珠海||Zhuhai|zhuhai|zh|珠海
JMB|佳木斯||Jiamusi|jiamusi|jms|佳木斯
SRH|宿州东|宿州東|Suzhou East|suzhoudong|szd|宿州
GIW|贵阳|貴陽|Guiyang|guiyang|gy|贵阳
NDC|呼和浩特东|呼和浩特東|Hohhot East|huhehaotedong|hhhtd|呼和浩特
RXW|达州|達州|Dazhou|dazhou|dz|达州
WBY|渭南北||Weinan North|weinanbei|wnb|渭南
HCQ|惠州||Huizhou|huizhou|hz|惠州
JXH|嘉兴|嘉興|Jiaxing|jiaxing|jx|嘉兴
MDB|牡丹江||Mudanjiang|mudanjiang|mdj|牡丹江
DMQ|东莞东|東莞東|Dongguan East|dongguandong|dgd|东莞
HHC|呼和浩特||Hohhot|huhehaote|hhht|呼和浩特
NYH|黄山北|黃山北|Huangshan North|huangshanbei|hsb|黄山
HXZ|贺州|賀州|Hezhou|hezhou|hz|贺州
SOT|沈阳南|瀋陽南|Shenyang South|shenyangnan|syn|沈阳
LEH|溧阳|溧陽|Liyang|liyang|ly|常州
TLD|通辽|通遼|Tongliao|tongliao|tl|通辽
BEP|北戴河||Beidaihe|beidaihe|bdh|秦皇岛
DLT|大连|大連|Dalian|dalian|dl|大连
HDP|邯郸|邯鄲|Handan|handan|hd|邯郸
XFN|襄阳|襄陽|Xiangyang|xiangyang|xy|襄阳
AKY|安康||Ankang|ankang|ak|安康
YYQ|岳阳|岳陽|Yueyang|yueyang|yy|岳阳
XTP|邢台||Xingtai|xingtai|xt|邢台
COP|沧州|滄州|Cangzhou|cangzhou|cz|沧州
UCZ|来宾北|來賓北|Laibin North|laibinbei|lbb|来宾
IFQ|深圳坪山||Shenzhen Pingshan|shenzhenpingshan|szps|深圳
QJN|潜江|潛江|Qianjiang|qianjiang|qj|潜江
VVP|石家庄北|石家莊北|Shijiazhuang North|shijiazhuangbei|sjzb|石家庄
ADF|安阳东|安陽東|Anyang East|anyangdong|ayd|安阳
CBP|沧州西|滄州西|Cangzhou West|cangzhouxi|czx|沧州
BDC|包头东|包頭東|Baotou East|baotoudong|btd|包头
JAC|集宁南|集寧南|Jining South|jiningnan|jnn|乌兰察布
QAK|曲阜东|曲阜東|Qufu East|qufudong|qfd|济宁
FMQ|树木岭|樹木嶺|Shumuling|shumuling|sml|长沙
TMK|泰安||Tai'an|taian|ta|泰安
AOQ|永州||Yongzhou|yongzhou|yz|永州
XRN|咸宁北|咸寧北|Xianning North|xianningbei|xnb|咸宁
ZYE|遵义|遵義|Zunyi|zunyi|zy|遵义
KCN|潢川||Huangchuan|huangchuan|hc|信阳
SEQ|三亚|三亞|Sanya|sanya|sy|三亚
DYW|德阳|德陽|Deyang|deyang|dy|德阳
XIW|犀浦||Xipu|xipu|xp|成都
XXF|新乡|新鄉|Xinxiang|xinxiang|xx|新乡
PPT|四平东|四平東|Siping East|sipingdong|spd|四平
OGQ|汕尾||Shanwei|shanwei|sw|汕尾
QUH|永康南||Yongkang South|yongkangnan|ykn|金华
HLD|葫芦岛|葫蘆島|Huludao|huludao|hld|葫芦岛
TSJ|天水||Tianshui|tianshui|ts|天水
BBY|宝鸡南|寶雞南|Baoji South|baojinan|bjn|宝鸡
NIW|遂宁|遂寧|Suining|suining|sn|遂宁
WUJ|武威||Wuwei|wuwei|ww|武威
BHZ|北海||Beihai|beihai|bh|北海
LON|漯河||Luohe|luohe|lh|漯河
TJH|铜陵|銅陵|Tongling|tongling|tl|铜陵
EDP|邢台东|邢台東|Xingtai East|xingtaidong|xtd|邢台
QVH|青田||Qingtian|qingtian|qt|丽水
DKM|大理||Dali|dali|dl|大理
LDQ|娄底|婁底|Loudi|loudi|ld|娄底
MDQ|茂名||Maoming|maoming|mm|茂名
TIJ|天水南||Tianshui South|tianshuinan|tsn|天水
IYH|池州||Chizhou|chizhou|cz|池州
JFW|江油||Jiangyou|jiangyou|jy|绵阳
LUQ|龙川|龍川|Longchuan|longchuan|lc|河源
MCN|麻城||Macheng|macheng|mc|黄冈
HNH|海宁|海寧|Haining|haining|hn|嘉兴
LYK|莱阳|萊陽|Laiyang|laiyang|ly|烟台
HMR|哈密||Hami|hami|hm|哈密
TNN|天门南|天門南|Tianmen South|tianmennan|tmn|天门
BXT|本溪||Benxi|benxi|bx|本溪
JGJ|嘉峪关|嘉峪關|Jiayuguan|jiayuguan|jyg|嘉峪关
ZYJ|张掖|張掖|Zhangye|zhangye|zy|张掖
CXH|滁州||Chuzhou|chuzhou|cz|滁州
DUT|丹东|丹東|Dandong|dandong|dd|丹东
DTV|大同||Datong|datong|dt|大同
LSG|庐山|廬山|Lushan|lushan|ls|九江
PXG|萍乡|萍鄉|Pingxiang|pingxiang|px|萍乡
XBG|新余北||Xinyu North|xinyubei|xyb|新余
PYH|缙云西|縉雲西|Jinyun West|jinyunxi|jyx|丽水
LKF|兰考|蘭考|Lankao|lankao|lk|开封
QDZ|钦州东|欽州東|Qinzhou East|qinzhoudong|qzd|钦州
TLT|铁岭|鐵嶺|Tieling|tieling|tl|铁岭
KEW|贵阳东|貴陽東|Guiyang East|guiyangdong|gyd|贵阳
NFF|南阳|南陽|Nanyang|nanyang|ny|南阳
VHH|温岭|溫嶺|Wenling|wenling|wl|台州
WNY|渭南||Weinan|weinan|wn|渭南
KSN|黄石北|黃石北|Huangshi North|huangshibei|hsb|黄石
UKZ|宾阳|賓陽|Binyang|binyang|by|南宁
QKW|凯里南|凱里南|Kaili South|kailinan|kln|凯里
KSH|昆山||Kunshan|kunshan|ks|苏州
WYG|婺源||Wuyuan|wuyuan|wy|上饶
ZEK|枣庄|棗莊|Zaozhuang|zaozhuang|zz|枣庄
JZT|金州||Jinzhou|jinzhou|jz|大连
LXJ|陇西|隴西|Longxi|longxi|lx|定西
PVD|盘锦|盤錦|Panjin|panjin|pj|盘锦
CBH|长兴|長興|Changxing|changxing|cx|湖州
DRH|德清||Deqing|deqing|dq|湖州
PGZ|平果||Pingguo|pingguo|pg|百色
XNO|西宁|西寧|Xining|xining|xn|西宁
EGF|新乡东|新鄉東|Xinxiang East|xinxiangdong|xxd|新乡
YPP|阳泉北|陽泉北|Yangquan North|yangquanbei|yqb|阳泉
CNQ|潮阳|潮陽|Chaoyang|chaoyang|cy|汕头
JZH|金寨||Jinzhai|jinzhai|jz|六安
LCN|利川||Lichuan|lichuan|lc|恩施
MBN|麻城北||Macheng North|machengbei|mcb|黄冈
PEQ|普宁|普寧|Puning|puning|pn|揭阳
XVF|许昌东|許昌東|Xuchang East|xuchangdong|xcd|许昌
ECH|宣城||Xuancheng|xuancheng|xc|宣城
XUG|新余||Xinyu|xinyu|xy|新余
YLZ|玉林||Yulin|yulin|yl|玉林
ZAQ|株洲西||Zhuzhou West|zhuzhouxi|zzx|株洲
RXQ|长沙西|長沙西|Changsha West|changshaxi|csx|长沙
GLT|公主岭|公主嶺|Gongzhuling|gongzhuling|gzl|长春
HPD|葫芦岛北|葫蘆島北|Huludao North|huludaobei|hldb|葫芦岛
VIQ|河源||Heyuan|heyuan|hy|河源
FLQ|开福寺|開福寺|Kaifusi|kaifusi|kfs|长沙
SYQ|邵阳|邵陽|Shaoyang|shaoyang|sy|邵阳
PAZ|平南南||Pingnan South|pingnannan|pnn|贵港
HMQ|海口东|海口東|Haikou East|haikoudong|hkd|海口
YIJ|银川|銀川|Yinchuan|yinchuan|yc|银川
FGQ|八方山||Bafangshan|bafangshan|bfs|长沙
GAZ|桂平||Guiping|guiping|gp|贵港
FKQ|观沙岭|觀沙嶺|Guanshaling|guanshaling|gsl|长沙
JPQ|尖山||Jianshan|jianshan|js|长沙
GBD|沟帮子|溝幫子|Goubangzi|goubangzi|gbz|锦州
KRQ|大丰|大豐|Dafeng|dafeng|df|株洲
KVQ|株洲南||Zhuzhou South|zhuzhounan|zzn|株洲
AYF|安阳|安陽|Anyang|anyang|ay|安阳
OMH|马鞍山东|馬鞍山東|Ma'anshan East|maanshandong|masd|马鞍山
SHB|绥化|綏化|Suihua|suihua|sh|绥化
ABV|运城北|運城北|Yuncheng North|yunchengbei|ycb|运城
YGT|营口东|營口東|Yingkou East|yingkoudong|ykd|营口
KQQ|田心东|田心東|Tianxin East|tianxindong|txd|株洲
FNQ|香樟路||Xiangzhanglu|xiangzhanglu|xzl|长沙
FZG|抚州|撫州|Fuzhou|fuzhou|fz|抚州
EDQ|湘潭北||Xiangtan North|xiangtanbei|xtb|湘潭
MQF|民权|民權|Minquan|minquan|mq|商丘
NGQ|板塘||Bantang|bantang|bt|湘潭
KBF|开封北|開封北|Kaifeng North|kaifengbei|kfb|开封
BZH|亳州||Bozhou|bozhou|bz|亳州
DBN|大冶北||Daye North|dayebei|dyb|黄石
SZN|随州|隨州|Suizhou|suizhou|sz|随州
ZVQ|肇庆|肇慶|Zhaoqing|zhaoqing|zq|肇庆
XYY|咸阳|咸陽|Xianyang|xianyang|xy|咸阳
AST|鞍山||Anshan|anshan|as|鞍山
GMK|高密||Gaomi|gaomi|gm|潍坊
QZK|青州市||Qingzhoushi|qingzhoushi|qzs|潍坊
AXT|鞍山西||Anshan West|anshanxi|asx|鞍山
FFQ|谷山||Gushan|gushan|gs|长沙
NES|宁德|寧德|Ningde|ningde|nd|宁德
NUH|南通||Nantong|nantong|nt|南通
SCF|三门峡南|三門峽南|Sanmenxia South|sanmenxianan|smxn|三门峡
UTH|泰州||Taizhou|taizhou|tz|泰州
YEY|杨陵南|楊陵南|Yangling South|yanglingnan|yln|咸阳
HFF|鹤壁东|鶴壁東|Hebi East|hebidong|hbd|鹤壁
TIP|天津南||Tianjin South|tianjinnan|tjn|天津
YLH|扬州|揚州|Yangzhou|yangzhou|yz|扬州
AQH|安庆|安慶|Anqing|anqing|aq|安庆
CUM|楚雄||Chuxiong|chuxiong|cx|楚雄
JCJ|金昌||Jinchang|jinchang|jc|金昌
BNQ|麓谷||Lugu|lugu|lg|长沙
NCE|南充北||Nanchong North|nanchongbei|ncb|南充
NCW|南充||Nanchong|nanchong|nc|南充
TCH|桐乡|桐鄉|Tongxiang|tongxiang|tx|嘉兴
TXK|滕州||Tengzhou|tengzhou|tz|枣庄
CUH|滁州北||Chuzhou North|chuzhoubei|czb|滁州
FQS|福清||Fuqing|fuqing|fq|福州
LLQ|陆丰|陸豐|Lufeng|lufeng|lf|汕尾
QDU|千岛湖|千島湖|Qiandaohu|qiandaohu|qdh|杭州
SSH|绍兴东|紹興東|Shaoxing East|shaoxingdong|sxd|绍兴
SNN|十堰||Shiyan|shiyan|sy|十堰
ZDN|驻马店|駐馬店|Zhumadian|zhumadian|zmd|驻马店
WMR|乌鲁木齐南|烏魯木齊南|Urumqi South|wulumuqinan|wlmqn|乌鲁木齐
FWP|白洋淀||Baiyangdian|baiyangdian|byd|保定
DQT|大石桥|大石橋|Dashiqiao|dashiqiao|dsq|营口
JDG|景德镇北|景德鎮北|Jingdezhen North|jingdezhenbei|jdzb|景德镇
QBM|曲靖北||Qujing North|qujingbei|qjb|曲靖
TFR|吐鲁番|吐魯番|Turpan|tulufan|tlf|吐鲁番
PXT|铁岭西|鐵嶺西|Tieling West|tielingxi|tlx|铁岭
ZFK|枣庄西|棗莊西|Zaozhuang West|zaozhuangxi|zzx|枣庄
GEZ|桂林西||Guilin West|guilinxi|glx|桂林
WJK|潍坊北|濰坊北|Weifang North|weifangbei|wfb|潍坊
WDH|武义北|武義北|Wuyi North|wuyibei|wyb|金华
VBB|哈尔滨东|哈爾濱東|Harbin East|haerbindong|hebd|哈尔滨
JUH|江山||Jiangshan|jiangshan|js|衢州
PZM|普者黑||Puzhehei|puzhehei|pzh|文山
EFQ|新会|新會|Xinhui|xinhui|xh|江门
TAZ|藤县|藤縣|Tengxian|tengxian|tx|梧州
SZD|绥中|綏中|Suizhong|suizhong|sz|葫芦岛
WDT|瓦房店||Wafangdian|wafangdian|wfd|大连
NRH|绩溪北|績溪北|Jixi North|jixibei|jxb|宣城
OXH|宿州||Suzhou|suzhou|sz|宿州
ENP|辛集||Xinji|xinji|xj|石家庄
ZRK|淄博北||Zibo North|zibobei|zbb|淄博
BCT|白城||Baicheng|baicheng|bc|白城
RHX|大庆西|大慶西|Daqing West|daqingxi|dqx|大庆
SMF|三门峡|三門峽|Sanmenxia|sanmenxia|smx|三门峡
TAR|吐鲁番北|吐魯番北|Turpan North|tulufanbei|tlfb|吐鲁番
YXS|尤溪||Youxi|youxi|yx|三明
IXP|张家口南|張家口南|Zhangjiakou South|zhangjiakounan|zjkn|张家口
ZWJ|中卫|中衛|Zhongwei|zhongwei|zw|中卫
VXN|红安西|紅安西|Hong'an West|honganxi|hax|黄冈
UXP|滦县|灤縣|Luanxian|luanxian|lx|唐山
DXP|定州||Dingzhou|dingzhou|dz|保定
FEW|涪陵北||Fuling North|fulingbei|flb|涪陵
UMW|六盘水|六盤水|Liupanshui|liupanshui|lps|六盘水
HCN|汉川|漢川|Hanchuan|hanchuan|hc|孝感
PHQ|平湖||Pinghu|pinghu|ph|深圳
CIH|巢湖||Chaohu|chaohu|ch|合肥
CFH|长兴南|長興南|Changxing South|changxingnan|cxn|湖州
HOH|淮南东|淮南東|Huainan East|huainandong|hnd|淮南
QSH|萧县北|蕭縣北|Xiaoxian North|xiaoxianbei|xxb|宿州
NJS|南靖||Nanjing|nanjing|nj|漳州
DSJ|定西||Dingxi|dingxi|dx|定西
JOF|焦作||Jiaozuo|jiaozuo|jz|焦作
QSW|青城山||Qingchengshan|qingchengshan|qcs|成都
TRZ|田阳|田陽|Tianyang|tianyang|ty|百色
ZDB|肇东|肇東|Zhaodong|zhaodong|zd|绥化
ADX|安达|安達|Anda|anda|ad|绥化
BYT|鲅鱼圈|鮁魚圈|Bayuquan|bayuquan|byq|营口
VGQ|常德||Changde|changde|cd|常德
DHT|德惠||Dehui|dehui|dh|长春
LUF|兰考南|蘭考南|Lankao South|lankaonan|lkn|开封
ARH|平阳|平陽|Pingyang|pingyang|py|温州
AEQ|益阳|益陽|Yiyang|yiyang|yy|益阳
HIH|海安||Hai'an|haian|ha|南通
CEH|苍南|蒼南|Cangnan|cangnan|cn|温州
IHP|衡水北||Hengshui North|hengshuibei|hsb|衡水
NKW|内江北|內江北|Neijiang North|neijiangbei|njb|内江
TGP|塘沽||Tanggu|tanggu|tg|天津
EKN|襄阳东|襄陽東|Xiangyang East|xiangyangdong|xyd|襄阳
UPH|乐清|樂清|Yueqing|yueqing|yq|温州
RQP|任丘||Renqiu|renqiu|rq|沧州
SPF|商丘南||Shangqiu South|shangqiunan|sqn|商丘
WNQ|万宁|萬寧|Wanning|wanning|wn|万宁
CTT|昌图|昌圖|Changtu|changtu|ct|铁岭
WKW|合川||Hechuan|hechuan|hc|合川
JJS|晋江|晉江|Jinjiang|jinjiang|jj|泉州
LIQ|陵水||Lingshui|lingshui|ls|陵水
NHH|宁海|寧海|Ninghai|ninghai|nh|宁波
VIH|新沂||Xinyi|xinyi|xy|徐州
ASE|安顺西|安順西|Anshun West|anshunxi|asx|安顺
DHL|敦化||Dunhua|dunhua|dh|延边
HCT|海城||Haicheng|haicheng|hc|鞍山
HSN|黄石|黃石|Huangshi|huangshi|hs|黄石
KXY|鄠邑||Huyi|huyi|hyi|西安
QJM|曲靖||Qujing|qujing|qj|曲靖
OTQ|汕头|汕頭|Shantou|shantou|st|汕头
DKH|砀山|碭山|Dangshan|dangshan|ds|宿州
EAH|嘉善南||Jiashan South|jiashannan|jsn|嘉兴
GXM|广南县|廣南縣|Guangnanxian|guangnanxian|gnx|文山
HRH|淮北||Huaibei|huaibei|hb|淮北
MLM|弥勒|彌勒|Mile|mile|ml|蒙自
RAH|瑞安||Rui'an|ruian|ra|温州
RGH|永城北||Yongcheng North|yongchengbei|ycb|商丘
DDW|都江堰||Dujiangyan|dujiangyan|djy|成都
FUW|丰都|豐都|Fengdu|fengdu|fd|丰都
KLR|库尔勒|庫爾勒|Korla|kuerle|kel|库尔勒
TNW|铜仁南|銅仁南|Tongren South|tongrennan|trn|铜仁
XTG|向塘||Xiangtang|xiangtang|xt|南昌
XYT|熊岳城|熊嶽城|Xiongyuecheng|xiongyuecheng|xyc|营口
JRN|建始||Jianshi|jianshi|js|恩施
KTR|奎屯||Kuitun|kuitun|kt|伊宁
MIF|民权北|民權北|Minquan North|minquanbei|mqb|商丘
HAH|淮南||Huainan|huainan|hn|淮南
UJL|龙嘉|龍嘉|Longjia|longjia|lj|长春
OSW|石柱县|石柱縣|Shizhuxian|shizhuxian|szx|石柱
YSY|杨陵|楊陵|Yangling|yangling|yl|咸阳
TBZ|田东北|田東北|Tiandong North|tiandongbei|tdb|百色
LXV|临汾西|臨汾西|Linfen West|linfenxi|lfx|临汾
MHQ|美兰|美蘭|Meilan|meilan|ml|海口
PBD|盘锦北|盤錦北|Panjin North|panjinbei|pjb|盘锦
QYQ|琼海|瓊海|Qionghai|qionghai|qh|琼海
XCD|兴城|興城|Xingcheng|xingcheng|xc|葫芦岛
XCF|许昌|許昌|Xuchang|xuchang|xc|许昌
XQM|祥云|祥雲|Xiangyun|xiangyun|xy|大理
GCZ|恭城||Gongcheng|gongcheng|gc|桂林
ALN|安陆|安陸|Anlu|anlu|al|孝感
DHD|大虎山||Dahushan|dahushan|dhs|锦州
TNS|泰宁|泰寧|Taining|taining|tn|三明
TEK|滕州东|滕州東|Tengzhou East|tengzhoudong|tzd|枣庄
YWY|延安||Yan'an|yanan|ya|延安
IXQ|云浮东|雲浮東|Yunfu East|yunfudong|yfd|云浮
YAK|烟台|煙台|Yantai|yantai|yt|烟台
POG|鄱阳|鄱陽|Poyang|poyang|py|上饶
ODY|绥德|綏德|Suide|suide|sd|榆林
YBZ|永福南||Yongfu South|yongfunan|yfn|桂林
GGJ|甘谷||Gangu|gangu|gg|天水
INJ|陇南|隴南|Longnan|longnan|ln|陇南
DHR|柳园|柳園|Liuyuan|liuyuan|ly|酒泉
PAE|盘州|盤州|Panzhou|panzhou|pz|六盘水
FIQ|邵东|邵東|Shaodong|shaodong|sd|邵阳
FUP|唐山北||Tangshan North|tangshanbei|tsb|唐山
WKK|威海||Weihai|weihai|wh|威海
FVQ|湘府路||Xiangfulu|xiangfulu|xfl|长沙
HVZ|合浦||Hepu|hepu|hp|北海
QMQ|祁东|祁東|Qidong|qidong|qd|衡阳
JAK|大明湖||Daminghu|daminghu|dmh|济南
KCQ|芙蓉南||Furong South|furongnan|frn|长沙
JMN|荆门|荊門|Jingmen|jingmen|jm|荆门
KLW|凯里|凱里|Kaili|kaili|kl|凯里
SYM|石林西||Shilin West|shilinxi|slx|昆明
GQD|甘旗卡||Ganqika|ganqika|gqk|通辽
RNQ|三水南||Sanshui South|sanshuinan|ssn|佛山
XGN|孝感||Xiaogan|xiaogan|xg|孝感
DXT|德惠西||Dehui West|dehuixi|dhx|长春
GAG|共青城||Gongqingcheng|gongqingcheng|gqc|九江
GPM|广通北|廣通北|Guangtong North|guangtongbei|gtb|楚雄
WZE|万州北|萬州北|Wanzhou North|wanzhoubei|wzb|万州
WMW|永川东|永川東|Yongchuan East|yongchuandong|ycd|永川
FDT|凤城东|鳳城東|Fengcheng East|fengchengdong|fcd|丹东
FNM|富宁|富寧|Funing|funing|fn|文山
QNZ|全州南||Quanzhou South|quanzhounan|qzn|桂林
SZR|石河子||Shihezi|shihezi|shz|石河子
VFQ|石门县北|石門縣北|Shimenxian North|shimenxianbei|smxb|常德
SOH|绍兴|紹興|Shaoxing|shaoxing|sx|绍兴
EZF|新郑机场|新鄭機場|Xinzheng Airport|xinzhengjichang|xzjc|郑州
ZWQ|湛江西||Zhanjiang West|zhanjiangxi|zjx|湛江
ZSQ|中山||Zhongshan|zhongshan|zs|中山
BFF|宝丰|寶豐|Baofeng|baofeng|bf|平顶山
VON|黄州|黃州|Huangzhou|huangzhou|hz|黄冈
JXK|胶州|膠州|Jiaozhou|jiaozhou|jz|青岛
ORQ|顺德|順德|Shunde|shunde|sd|佛山
ACG|永修||Yongxiu|yongxiu|yx|九江
ZAZ|钟山西|鐘山西|Zhongshan West|zhongshanxi|zsx|贺州
BBN|巴东|巴東|Badong|badong|bd|恩施
GLZ|桂林||Guilin|guilin|gl|桂林
EUH|海宁西|海寧西|Haining West|hainingxi|hnx|嘉兴
JDU|建德||Jiande|jiande|jd|杭州
QRN|蕲春|蘄春|Qichun|qichun|qc|蕲春
RMP|霸州||Bazhou|bazhou|bz|廊坊
DAG|德安||De'an|dean|da|九江
MOH|德清西||Deqing West|deqingxi|dqx|湖州
QWQ|祁阳|祁陽|Qiyang|qiyang|qy|永州
ZWD|彰武||Zhangwu|zhangwu|zw|阜新
ASW|安顺|安順|Anshun|anshun|as|安顺
FQQ|常平东|常平東|Changping East|changpingdong|cpd|东莞
DCZ|东安东|東安東|Dong'an East|dongandong|dad|永州
RRQ|道滘||Daojiao|daojiao|dj|东莞
PRH|砀山南|碭山南|Dangshan South|dangshannan|dsn|宿州
KJW|都匀东|都勻東|Duyun East|duyundong|dyd|都匀
FES|福鼎||Fuding|fuding|fd|宁德
HRX|海拉尔|海拉爾|Haila'er|hailaer|hle|呼伦贝尔
KYT|开原|開原|Kaiyuan|kaiyuan|ky|铁岭
PLT|普兰店|普蘭店|Pulandian|pulandian|pld|大连
NKQ|小金口||Xiaojinkou|xiaojinkou|xjk|惠州
FPQ|常平南||Changping South|changpingnan|cpn|东莞
IYQ|东城南|東城南|Dongcheng South|dongchengnan|dcn|东莞
KOQ|大朗镇|大朗鎮|Dalangzhen|dalangzhen|dlz|东莞
KHQ|惠环|惠環|Huihuan|huihuan|hh|惠州
LTQ|寮步||Liaobu|liaobu|lb|东莞
LCK|蓝村|藍村|Lancun|lancun|lc|青岛
KFQ|龙丰|龍豐|Longfeng|longfeng|lf|惠州
KBQ|沥林北|瀝林北|Lilin North|lilinbei|llb|惠州
LSZ|鹿寨北||Luzhai North|luzhaibei|lzb|柳州
KUQ|松山湖北||Songshanhu North|songshanhubei|sshb|东莞
KXH|铜陵北|銅陵北|Tongling North|tonglingbei|tlb|铜陵
WDQ|西湖东|西湖東|Xihu East|xihudong|xhd|惠州
EGQ|西平西||Xiping West|xipingxi|xpx|东莞
XWS|仙游|仙遊|Xianyou|xianyou|xy|莆田
KPQ|银瓶|銀瓶|Yinping|yinping|yp|东莞
KZQ|云山|雲山|Yunshan|yunshan|ys|惠州
ZKA|仲恺|仲愷|Zhongkai|zhongkai|zk|惠州
ZRQ|樟木头东|樟木頭東|Zhangmutou East|zhangmutoudong|zmtd|东莞
LFX|大庆东|大慶東|Daqing East|daqingdong|dqd|大庆
LHC|临河|臨河|Linhe|linhe|lh|巴彦淖尔
UIH|连云港|連雲港|Lianyungang|lianyungang|lyg|连云港
XWM|宣威||Xuanwei|xuanwei|xw|曲靖
YXL|延吉西||Yanji West|yanjixi|yjx|延边
FYT|扶余|扶餘|Fuyu|fuyu|fy|松原
LQM|禄丰南|祿豐南|Lufeng South|lufengnan|lfn|楚雄
LZE|阆中|閬中|Langzhong|langzhong|lz|南充
YQS|永安南||Yong'an South|yongannan|yan|三明
YLK|烟台南|煙台南|Yantai South|yantainan|ytn|烟台
CBY|城固北||Chenggu North|chenggubei|cgb|汉中
UFH|临海|臨海|Linhai|linhai|lh|台州
HPV|侯马西|侯馬西|Houma West|houmaxi|hmx|临汾
JQJ|酒泉||Jiuquan|jiuquan|jq|酒泉
LHV|吕梁|呂梁|Lüliang|lvliang|ll|吕梁
OQH|三门县|三門縣|Sanmenxian|sanmenxian|smx|台州
BJQ|深圳东|深圳東|Shenzhen East|shenzhendong|szd|深圳
TLU|桐庐|桐廬|Tonglu|tonglu|tl|杭州
WEQ|文昌||Wenchang|wenchang|wc|文昌
WYY|万源|萬源|Wanyuan|wanyuan|wy|达州
NUW|营山|營山|Yingshan|yingshan|ys|南充
FOP|霸州西||Bazhou West|bazhouxi|bzx|廊坊
DCG|都昌||Duchang|duchang|dc|九江
JUS|建瓯西|建甌西|Jian'ou West|jianouxi|jox|南平
RXG|瑞昌西||Ruichang West|ruichangxi|rcx|九江
YXY|洋县西|洋縣西|Yangxian West|yangxianxi|yxx|汉中
YYH|余姚|餘姚|Yuyao|yuyao|yy|宁波
COW|长寿北|長壽北|Changshou North|changshoubei|csb|长寿
ZTK|章丘||Zhangqiu|zhangqiu|zq|济南
HAF|鹤壁|鶴壁|Hebi|hebi|hb|鹤壁
ZIK|邹城|鄒城|Zoucheng|zoucheng|zc|济宁
HUB|呼兰|呼蘭|Hulan|hulan|hl|哈尔滨
QYP|清河城||Qinghecheng|qinghecheng|qhc|邢台
INQ|韶山南||Shaoshan South|shaoshannan|ssn|湘潭
RZH|温州|溫州|Wenzhou|wenzhou|wz|温州
XJN|孝感北||Xiaogan North|xiaoganbei|xgb|孝感
WRQ|阳江|陽江|Yangjiang|yangjiang|yj|阳江
DIQ|张家界|張家界|Zhangjiajie|zhangjiajie|zjj|张家界
ZSG|樟树|樟樹|Zhangshu|zhangshu|zs|宜春
RUQ|容桂||Ronggui|ronggui|rg|佛山
ROF|汝州||Ruzhou|ruzhou|rz|平顶山
SND|绥中北|綏中北|Suizhong North|suizhongbei|szb|葫芦岛
XSP|徐水||Xushui|xushui|xs|保定
RFH|永康||Yongkang|yongkang|yk|金华
GBQ|广州北|廣州北|Guangzhou North|guangzhoubei|gzb|广州
FSQ|佛山||Foshan|foshan|fs|佛山
JCS|建宁县北|建寧縣北|Jianningxian North|jianningxianbei|jnxb|建宁
LPF|灵宝西|靈寶西|Lingbao West|lingbaoxi|lbx|三门峡
LPE|梁平南||Liangping South|liangpingnan|lpn|梁平
YKP|滨海|濱海|Binhai|binhai|bh|天津
FYU|富阳|富陽|Fuyang|fuyang|fy|杭州
FBT|扶余北|扶餘北|Fuyu North|fuyubei|fyb|松原
VJW|广安|廣安|Guang'an|guangan|ga|广安
GXF|巩义|鞏義|Gongyi|gongyi|gy|郑州
QNB|齐齐哈尔南|齊齊哈爾南|Qiqihar South|qiqihaernan|qqhen|齐齐哈尔
TVW|潼南||Tongnan|tongnan|tn|潼南
FEP|白沟|白溝|Baigou|baigou|bg|保定
PJH|邳州||Pizhou|pizhou|pz|徐州
RYH|武义|武義|Wuyi|wuyi|wy|金华
YMN|云梦|雲夢|Yunmeng|yunmeng|ym|孝感
JOL|蛟河西||Jiaohe West|jiaohexi|jhx|吉林
PUK|平原东|平原東|Pingyuan East|pingyuandong|pyd|德州
YKX|牙克石||Yakeshi|yakeshi|yks|呼伦贝尔
ZXG|漳平西||Zhangping West|zhangpingxi|zpx|龙岩
FCG|丰城|豐城|Fengcheng|fengcheng|fc|宜春
GCN|谷城|穀城|Gucheng|gucheng|gc|襄阳
GUN|光山||Guangshan|guangshan|gs|信阳
UBZ|来宾|來賓|Laibin|laibin|lb|来宾
FHP|滨海西|濱海西|Binhai West|binhaixi|bhx|天津
FOT|阜新||Fuxin|fuxin|fx|阜新
QRW|渠县|渠縣|Quxian|quxian|qx|达州
RJG|瑞金||Ruijin|ruijin|rj|赣州
YCV|榆次||Yuci|yuci|yc|晋中
CIN|赤壁北||Chibi North|chibibei|cbb|咸宁
CJY|蔡家坡||Caijiapo|caijiapo|cjp|宝鸡
FUY|佛坪||Foping|foping|fp|汉中
JYH|缙云|縉雲|Jinyun|jinyun|jy|丽水
UKQ|醴陵东|醴陵東|Liling East|lilingdong|lld|株洲
QGJ|秦安||Qin'an|qinan|qa|天水
ZGQ|中山北||Zhongshan North|zhongshanbei|zsb|中山
ASR|阿克苏|阿克蘇|Aksu|akesu|aks|阿克苏
CDP|承德||Chengde|chengde|cd|承德
UFQ|东方|東方|Dongfang|dongfang|df|东方
DZX|大庆|大慶|Daqing|daqing|dq|大庆
DOP|定州东|定州東|Dingzhou East|dingzhoudong|dzd|保定
JHP|静海|靜海|Jinghai|jinghai|jh|天津
KCR|库车|庫車|Kuqa|kuche|kc|阿克苏
LLG|醴陵||Liling|liling|ll|株洲
IVW|乐山|樂山|Leshan|leshan|ls|乐山
KIQ|暮云|暮雲|Muyun|muyun|my|长沙
ZDS|诏安|詔安|Zhao'an|zhaoan|za|漳州
LMH|龙游|龍游|Longyou|longyou|ly|衢州
SSR|鄯善||Shanshan|shanshan|ss|吐鲁番
KAH|苏州园区|蘇州園區|Suzhou Yuanqu|suzhouyuanqu|szyq|苏州
XSN|新县|新縣|Xinxian|xinxian|xx|信阳
YIG|弋阳|弋陽|Yiyang|yiyang|yy|上饶
DJE|垫江|墊江|Dianjiang|dianjiang|dj|垫江
HSO|海石湾|海石灣|Haishiwan|haishiwan|hsw|兰州
IDZ|隆安东|隆安東|Long'an East|longandong|lad|南宁
IUW|眉山东|眉山東|Meishan East|meishandong|msd|眉山
PDV|平遥古城|平遙古城|Pingyaogucheng|pingyaogucheng|pygc|晋中
EJQ|新化南||Xinhua South|xinhuanan|xhn|娄底
YGH|雁荡山|雁蕩山|Yandangshan|yandangshan|yds|温州
YBS|云霄|雲霄|Yunxiao|yunxiao|yx|漳州
GBS|古田北||Gutian North|gutianbei|gtb|宁德
IIH|无为|無為|Wuwei|wuwei|ww|芜湖
ZCS|漳浦||Zhangpu|zhangpu|zp|漳州
GUH|巢湖东|巢湖東|Chaohu East|chaohudong|chd|合肥
FAQ|怀集|懷集|Huaiji|huaiji|hj|肇庆
LVK|临沂|臨沂|Linyi|linyi|ly|临沂
MNF|渑池南|澠池南|Mianchi South|mianchinan|mcn|三门峡
SVS|三明||Sanming|sanming|sm|三明
IAC|乌海|烏海|Wuhai|wuhai|wh|乌海
WWP|武清||Wuqing|wuqing|wq|天津
XOS|霞浦||Xiapu|xiapu|xp|宁德
YSR|焉耆||Yanqi|yanqi|yq|库尔勒
YGG|玉山南||Yushan South|yushannan|ysn|上饶
FYW|资阳北|資陽北|Ziyang North|ziyangbei|zyb|资阳
HKG|湖口||Hukou|hukou|hk|九江
UDP|滦河|灤河|Luanhe|luanhe|lh|唐山
SUP|胜芳|勝芳|Shengfang|shengfang|sf|廊坊
XNN|咸宁|咸寧|Xianning|xianning|xn|咸宁
LIW|六枝||Liuzhi|liuzhi|lz|六盘水
JLS|将乐|將樂|Jiangle|jiangle|jl|三明
YCK|禹城||Yucheng|yucheng|yc|德州
CNS|长汀南|長汀南|Changting South|changtingnan|ctn|长汀
EGH|金山北||Jinshan North|jinshanbei|jsb|上海
NBE|南部||Nanbu|nanbu|nb|南充
NDG|南城||Nancheng|nancheng|nc|抚州
NFG|南丰|南豐|Nanfeng|nanfeng|nf|抚州
YDG|于都||Yudu|yudu|yd|于都
OGC|桑根达来|桑根達來|Sanggendalai|sanggendalai|sgdl|锡林郭勒
IFH|无锡新区|無錫新區|Wuxi Xinqu|wuxixinqu|wxxq|无锡
YCZ|阳朔|陽朔|Yangshuo|yangshuo|ys|桂林
ZIN|枝江北||Zhijiang North|zhijiangbei|zjb|宜昌
ZXC|正镶白旗|正鑲白旗|Zhengxiangbaiqi|zhengxiangbaiqi|zxbq|锡林郭勒
HTB|哈尔滨北|哈爾濱北|Harbin North|haerbinbei|hebb|哈尔滨
FWQ|洞井||Dongjing|dongjing|dj|长沙
GPS|冠豸山||Guanzhaishan|guanzhaishan|gzs|龙岩
HDJ|哈达铺|哈達鋪|Hadapu|hadapu|hdp|陇南
JVK|即墨北||Jimo North|jimobei|jmb|青岛
MBS|闽清北|閩清北|Minqing North|minqingbei|mqb|福州
NCB|南岔||Nancha|nancha|nc|伊春
NOY|宁强南|寧強南|Ningqiang South|ningqiangnan|nqn|汉中
RVQ|饶平|饒平|Raoping|raoping|rp|潮州
THL|通化||Tonghua|tonghua|th|通化
GYH|涡阳|渦陽|Guoyang|guoyang|gy|亳州
BFQ|白马井|白馬井|Baimajing|baimajing|bmj|儋州
BZB|宾州|賓州|Binzhou|binzhou|bz|哈尔滨
DNY|大荔||Dali|dali|dl|渭南
FNB|方正||Fangzheng|fangzheng|fz|哈尔滨
JIK|济宁|濟寧|Jining|jining|jn|济宁
LJP|廊坊||Langfang|langfang|lf|廊坊
SQH|水家湖||Shuijiahu|shuijiahu|sjh|合肥
YXJ|玉门|玉門|Yumen|yumen|ym|酒泉
YTS|永泰||Yongtai|yongtai|yt|福州
TKX|杜尔伯特|杜爾伯特|Du'erbote|duerbote|debt|大庆
HGC|化德||Huade|huade|hd|乌兰察布
MFQ|明珠||Mingzhu|mingzhu|mz|珠海
QZQ|棋子湾|棋子灣|Qiziwan|qiziwan|qzw|昌江
SLC|萨拉齐|薩拉齊|Salaqi|salaqi|slq|包头
XAN|仙桃西||Xiantao West|xiantaoxi|xtx|仙桃
YEK|晏城||Yancheng|yancheng|yc|德州
DNJ|定西北||Dingxi North|dingxibei|dxb|定西
GSN|广水|廣水|Guangshui|guangshui|gs|随州
KXT|开原西|開原西|Kaiyuan West|kaiyuanxi|kyx|铁岭
UKH|连云港东|連雲港東|Lianyungang East|lianyungangdong|lygd|连云港
QDE|綦江东|綦江東|Qijiang East|qijiangdong|qjd|綦江
SCB|双城堡|雙城堡|Shuangchengpu|shuangchengpu|scp|哈尔滨
WXN|武穴||Wuxue|wuxue|wx|武穴
WBS|武夷山北||Wuyishan North|wuyishanbei|wysb|南平
AFH|盐城|鹽城|Yancheng|yancheng|yc|盐城
ALY|榆林||Yulin|yulin|yl|榆林
WZW|资中北|資中北|Zizhong North|zizhongbei|zzb|内江
FAV|汾阳|汾陽|Fenyang|fenyang|fy|吕梁
GMP|高碑店东|高碑店東|Gaobeidian East|gaobeidiandong|gbdd|保定
GNN|葛店南||Gedian South|gediannan|gdn|鄂州
KTQ|葵潭||Kuitan|kuitan|kt|揭阳
XZN|浠水||Xishui|xishui|xs|浠水
YSK|禹城东|禹城東|Yucheng East|yuchengdong|ycd|德州
XPF|郑州西|鄭州西|Zhengzhou West|zhengzhouxi|zzx|郑州
CID|赤峰||Chifeng|chifeng|cf|赤峰
CPT|昌图西|昌圖西|Changtu West|changtuxi|ctx|铁岭
DYJ|定边|定邊|Dingbian|dingbian|db|榆林
LPQ|耒阳西|耒陽西|Leiyang West|leiyangxi|lyx|衡阳
SWZ|三江南||Sanjiang South|sanjiangnan|sjn|柳州
IPW|双流机场|雙流機場|Shuangliu Airport|shuangliujichang|sljc|成都
WWT|乌兰浩特|烏蘭浩特|Ulanhot|wulanhaote|wlht|兴安
XDZ|兴安北|興安北|Xing'an North|xinganbei|xab|桂林
XXV|忻州||Xinzhou|xinzhou|xz|忻州
AJV|永济北|永濟北|Yongji North|yongjibei|yjb|运城
YEB|依兰|依蘭|Yilan|yilan|yl|哈尔滨
ZAP|涿州东|涿州東|Zhuozhou East|zhuozhoudong|zzd|保定
BZP|泊头|泊頭|Botou|botou|bt|沧州
DQH|东海县|東海縣|Donghaixian|donghaixian|dhx|连云港
FDG|抚州东|撫州東|Fuzhou East|fuzhoudong|fzd|抚州
VCH|惠山||Huishan|huishan|hs|无锡
QAY|岐山||Qishan|qishan|qs|宝鸡
SXC|商都||Shangdu|shangdu|sd|乌兰察布
NPH|歙县北|歙縣北|Shexian North|shexianbei|sxb|黄山
XHP|宣化||Xuanhua|xuanhua|xh|张家口
SNZ|兴业|興業|Xingye|xingye|xy|玉林
ZOM|珠琳||Zhulin|zhulin|zl|文山
CNW|成都南||Chengdu South|chengdunan|cdn|成都
CLP|昌黎||Changli|changli|cl|秦皇岛
DXG|东乡|東鄉|Dongxiang|dongxiang|dx|抚州
GCG|高安||Gao'an|gaoan|ga|宜春
KAN|黄冈东|黃岡東|Huanggang East|huanggangdong|hgd|黄冈
JDV|介休东|介休東|Jiexiu East|jiexiudong|jxd|晋中
LTZ|黎塘||Litang|litang|lt|南宁
MHL|梅河口||Meihekou|meihekou|mhk|通化
SMR|鄯善北||Shanshan North|shanshanbei|ssb|吐鲁番
IJP|辛集南||Xinji South|xinjinan|xjn|石家庄
HWV|霍州东|霍州東|Huozhou East|huozhoudong|hzd|临汾
NDQ|南江口||Nanjiangkou|nanjiangkou|njk|云浮
KDA|惠东|惠東|Huidong|huidong|hd|惠州
CBN|赤壁||Chibi|chibi|cb|咸宁
HTV|洪洞西||Hongtong West|hongtongxi|hdx|临汾
JUG|进贤|進賢|Jinxian|jinxian|jx|南昌
JXP|晋州|晉州|Jinzhou|jinzhou|jz|石家庄
KSR|喀什||Kashgar|kashi|ks|喀什
NWW|隆昌北||Longchang North|longchangbei|lcb|内江
LFV|临汾|臨汾|Linfen|linfen|lf|临汾
QTJ|青铜峡|青銅峽|Qingtongxia|qingtongxia|qtx|吴忠
WRN|武当山|武當山|Wudangshan|wudangshan|wds|十堰
WEJ|渭源||Weiyuan|weiyuan|wy|定西
XZB|兴隆镇|興隆鎮|Xinglongzhen|xinglongzhen|xlz|哈尔滨
YMR|伊宁|伊寧|Yining|yining|yn|伊宁
YPV|原平||Yuanping|yuanping|yp|忻州
ZUT|庄河北|莊河北|Zhuanghe North|zhuanghebei|zhb|大连
OWH|当涂东|當塗東|Dangtu East|dangtudong|dtd|马鞍山
EXH|丹阳北|丹陽北|Danyang North|danyangbei|dyb|镇江
GBP|高碑店||Gaobeidian|gaobeidian|gbd|保定
GVK|高密北||Gaomi North|gaomibei|gmb|潍坊
UQQ|乐东|樂東|Ledong|ledong|ld|乐东
NAM|南华|南華|Nanhua|nanhua|nh|楚雄
QOK|青州市北||Qingzhoushi North|qingzhoushibei|qzsb|潍坊
OZJ|石嘴山||Shizuishan|shizuishan|szs|石嘴山
WUP|吴桥|吳橋|Wuqiao|wuqiao|wq|沧州
WEV|文水||Wenshui|wenshui|ws|吕梁
CXK|曹县|曹縣|Caoxian|caoxian|cx|菏泽
HXT|海城西||Haicheng West|haichengxi|hcx|鞍山
JXB|鸡西|雞西|Jixi|jixi|jx|鸡西
LHA|隆回||Longhui|longhui|lh|邵阳
VYT|松原||Songyuan|songyuan|sy|松原
RDQ|铜仁|銅仁|Tongren|tongren|tr|铜仁
UWQ|鼎湖东|鼎湖東|Dinghu East|dinghudong|dhd|肇庆
MAH|马鞍山|馬鞍山|Ma'anshan|maanshan|mas|马鞍山
PYK|平原||Pingyuan|pingyuan|py|德州
TCK|桃村||Taocun|taocun|tc|烟台
CGV|柴沟堡|柴溝堡|Chaigoubu|chaigoubu|cgp|张家口
KNW|从江|從江|Congjiang|congjiang|cj|凯里
RGT|东港北|東港北|Donggang North|donggangbei|dgb|丹东
JIQ|吉首||Jishou|jishou|js|吉首
JXG|进贤南|進賢南|Jinxian South|jinxiannan|jxn|南昌
LBI|廊坊北||Langfang North|langfangbei|lfb|廊坊
OSQ|深圳西||Shenzhen West|shenzhenxi|szx|深圳
TLB|铁力|鐵力|Tieli|tieli|tl|伊春
YKQ|郁南|鬱南|Yunan|yunan|yn|云浮
DGP|东光|東光|Dongguang|dongguang|dg|沧州
DKA|洞口||Dongkou|dongkou|dk|邵阳
STS|古田会址|古田會址|Gutianhuizhi|gutianhuizhi|gthz|龙岩
RQW|荣昌北|榮昌北|Rongchang North|rongchangbei|rcb|荣昌
TDE|桐梓东|桐梓東|Tongzi East|tongzidong|tzd|遵义
YZW|玉屏||Yuping|yuping|yp|铜仁
YNG|玉山||Yushan|yushan|ys|上饶
ZPQ|芷江||Zhijiang|zhijiang|zj|怀化
WWQ|大旺||Dawang|dawang|dw|肇庆
EWH|定远|定遠|Dingyuan|dingyuan|dy|滁州
LDO|乐都|樂都|Ledu|ledu|ld|海东
SYP|肃宁|肅寧|Suning|suning|sn|沧州
OVQ|邵阳北|邵陽北|Shaoyang North|shaoyangbei|syb|邵阳
BDH|上虞||Shangyu|shangyu|sy|绍兴
TIV|太谷西||Taigu West|taiguxi|tgx|晋中
PDQ|唐家湾|唐家灣|Tangjiawan|tangjiawan|tjw|珠海
TLS|太姥山||Taimushan|taimushan|tms|宁德
LKS|连江|連江|Lianjiang|lianjiang|lj|福州
WSE|武胜|武勝|Wusheng|wusheng|ws|广安
WOV|闻喜西|聞喜西|Wenxi West|wenxixi|wxx|运城
XHY|宣汉|宣漢|Xuanhan|xuanhan|xh|达州
EMQ|溆浦南|漵浦南|Xupu South|xupunan|xpn|怀化
YBD|叶柏寿|葉柏壽|Yebaishou|yebaishou|ybs|朝阳
YWS|延平西||Yanping West|yanpingxi|ypx|南平
ZTX|扎兰屯|扎蘭屯|Zhalantun|zhalantun|zlt|呼伦贝尔
AXL|安图西|安圖西|Antu West|antuxi|atx|延边
CYK|磁窑|磁窯|Ciyao|ciyao|cy|泰安
JSH|嘉善||Jiashan|jiashan|js|嘉兴
PAW|蓬安||Peng'an|pengan|pa|南充
FHH|奉化||Fenghua|fenghua|fh|宁波
GXN|固始||Gushi|gushi|gs|信阳
JJH|江宁|江寧|Jiangning|jiangning|jn|南京
UDV|灵石东|靈石東|Lingshi East|lingshidong|lsd|晋中
SXT|苏家屯|蘇家屯|Sujiatun|sujiatun|sjt|沈阳
OZB|尚志南||Shangzhi South|shangzhinan|szn|哈尔滨
ZHP|正定机场|正定機場|Zhengding Airport|zhengdingjichang|zdjc|石家庄
FMW|贵定北|貴定北|Guiding North|guidingbei|gdb|都匀
MQQ|汨罗东|汨羅東|Miluo East|miluodong|mld|岳阳
SWN|商城||Shangcheng|shangcheng|sc|信阳
TWJ|通渭||Tongwei|tongwei|tw|定西
ENN|息县|息縣|Xixian|xixian|xx|信阳
ZLK|邹平|鄒平|Zouping|zouping|zp|滨州
CBC|查布嘎||Chabuga|chabuga|cbg|赤峰
FXD|阜新南||Fuxin South|fuxinnan|fxn|阜新
GYF|巩义南|鞏義南|Gongyi South|gongyinan|gyn|郑州
JTL|九台||Jiutai|jiutai|jt|长春
JXV|介休||Jiexiu|jiexiu|jx|晋中
MXJ|岷县|岷縣|Minxian|minxian|mx|定西
PEN|平顶山|平頂山|Pingdingshan|pingdingshan|pds|平顶山
QBQ|清远|清遠|Qingyuan|qingyuan|qy|清远
WXT|瓦房店西||Wafangdian West|wafangdianxi|wfdx|大连
WYW|万州|萬州|Wanzhou|wanzhou|wz|万州
EUG|兴国|興國|Xingguo|xingguo|xg|赣州
EWQ|新晃西||Xinhuang West|xinhuangxi|xhx|怀化
ZJZ|湛江||Zhanjiang|zhanjiang|zj|湛江
DBC|大板||Daban|daban|db|赤峰
GXG|贵溪|貴溪|Guixi|guixi|gx|鹰潭
GXT|盖州|蓋州|Gaizhou|gaizhou|gz|营口
HJS|涵江||Hanjiang|hanjiang|hj|莆田
HMJ|惠农|惠農|Huinong|huinong|hn|石嘴山
HEQ|衡山西||Hengshan West|hengshanxi|hsx|衡阳
LRC|林东|林東|Lindong|lindong|ld|赤峰
LAF|鲁山|魯山|Lushan|lushan|ls|平顶山
RBH|如皋||Rugao|rugao|rg|南通
EHQ|新化||Xinhua|xinhua|xh|娄底
YOV|阳高|陽高|Yanggao|yanggao|yg|大同
DYN|当阳|當陽|Dangyang|dangyang|dy|宜昌
DEE|大邑||Dayi|dayi|dy|成都
FRX|富拉尔基|富拉爾基|Fula'erji|fulaerji|flej|齐齐哈尔
FZC|丰镇|豐鎮|Fengzhen|fengzhen|fz|乌兰察布
AUH|淮安||Huai'an|huaian|ha|淮安
HVN|淮滨|淮濱|Huaibin|huaibin|hb|信阳
KMQ|鲘门|鮜門|Houmen|houmen|hm|汕尾
MGH|明光||Mingguang|mingguang|mg|滁州
QLE|邛崃|邛崍|Qionglai|qionglai|ql|成都
QHW|三穗||Sansui|sansui|ss|凯里
PPW|彭山北||Pengshan North|pengshanbei|psb|眉山
SDJ|山丹||Shandan|shandan|sd|张掖
ARQ|三水北||Sanshui North|sanshuibei|ssb|佛山
TVT|洮南||Taonan|taonan|tn|白城
TST|通远堡西|通遠堡西|Tongyuanpu West|tongyuanpuxi|typx|丹东
EGG|新干||Xingan|xingan|xg|吉安
FJQ|凤凰机场|鳳凰機場|Fenghuang Airport|fenghuangjichang|fhjc|三亚
FLW|涪陵||Fuling|fuling|fl|涪陵
GNP|高邑西||Gaoyi West|gaoyixi|gyx|石家庄
LKB|林口||Linkou|linkou|lk|林口
PIJ|平凉|平涼|Pingliang|pingliang|pl|平凉
QAB|庆安|慶安|Qing'an|qingan|qa|绥化
TGY|潼关|潼關|Tongguan|tongguan|tg|渭南
YXE|宜宾西|宜賓西|Yibin West|yibinxi|ybx|宜宾
CYD|朝阳南|朝陽南|Chaoyang South|chaoyangnan|cyn|朝阳
PUH|繁昌西||Fanchang West|fanchangxi|fcx|芜湖
JNV|交城||Jiaocheng|jiaocheng|jc|吕梁
LJZ|廉江||Lianjiang|lianjiang|lj|湛江
PYV|平遥|平遙|Pingyao|pingyao|py|晋中
QXP|青县|青縣|Qingxian|qingxian|qx|沧州
THF|唐河||Tanghe|tanghe|th|南阳
TYB|汤原|湯原|Tangyuan|tangyuan|ty|佳木斯
WAH|瓦屋山||Wawushan|wawushan|wws|常州
YPK|郓城|鄆城|Yuncheng|yuncheng|yc|菏泽
CUQ|慈利||Cili|cili|cl|张家界
CXE|苍溪|蒼溪|Cangxi|cangxi|cx|广元
CZE|崇州||Chongzhou|chongzhou|cz|成都
DOF|邓州|鄧州|Dengzhou|dengzhou|dz|南阳
FYX|富裕||Fuyu|fuyu|fy|齐齐哈尔
GBT|公主岭南|公主嶺南|Gongzhuling South|gongzhulingnan|gzln|长春
HMV|侯马|侯馬|Houma|houma|hm|临汾
LVS|罗源|羅源|Luoyuan|luoyuan|ly|福州
NAT|农安|農安|Nong'an|nongan|na|长春
NLF|宁陵县|寧陵縣|Ninglingxian|ninglingxian|nlx|商丘
OLY|商洛||Shangluo|shangluo|sl|商洛
THG|泰和||Taihe|taihe|th|吉安
WWJ|武威南||Wuwei South|wuweinan|wwn|武威
XFW|息烽||Xifeng|xifeng|xf|贵阳
EPQ|溆浦|漵浦|Xupu|xupu|xp|怀化
FBQ|广宁|廣寧|Guangning|guangning|gn|肇庆
XIR|新和||Xinhe|xinhe|xh|阿克苏
ACB|阿城||Acheng|acheng|ac|哈尔滨
BAB|北安||Bei'an|beian|ba|黑河
DYC|东胜西|東勝西|Dongsheng West|dongshengxi|dsx|鄂尔多斯
FBZ|防城港北||Fangchenggang North|fangchenggangbei|fcgb|防城港
JME|剑门关|劍門關|Jianmenguan|jianmenguan|jmg|广元
KLC|开鲁|開魯|Kailu|kailu|kl|通辽
LTP|芦台|蘆台|Lutai|lutai|lt|天津
LZD|辽中|遼中|Liaozhong|liaozhong|lz|沈阳
MMZ|茂名西||Maoming West|maomingxi|mmx|茂名
MLX|满洲里|滿洲里|Manzhouli|manzhouli|mzl|呼伦贝尔
PEY|蒲城东|蒲城東|Pucheng East|puchengdong|pcd|渭南
QNW|黔江||Qianjiang|qianjiang|qj|黔江
RZK|日照||Rizhao|rizhao|rz|日照
SCP|沙城||Shacheng|shacheng|sc|张家口
ETW|秀山||Xiushan|xiushan|xs|秀山
YAE|雅安||Ya'an|yaan|ya|雅安
YUQ|崖州||Yazhou|yazhou|yz|三亚
ZUW|镇远|鎮遠|Zhenyuan|zhenyuan|zy|凯里
RAT|大安||Da'an|daan|da|白城
FAS|福安||Fu'an|fuan|fa|宁德
LOH|泾县|涇縣|Jingxian|jingxian|jx|宣城
KGQ|临高南|臨高南|Lingao South|lingaonan|lgn|临高
MBK|牟平||Muping|muping|mp|烟台
LLH|南陵||Nanling|nanling|nl|芜湖
NAF|南召||Nanzhao|nanzhao|nz|南阳
TIT|太平川||Taipingchuan|taipingchuan|tpc|松原
VNJ|中宁|中寧|Zhongning|zhongning|zn|中卫
TDV|太原东|太原東|Taiyuan East|taiyuandong|tyd|太原
BCR|巴楚||Bachu|bachu|bc|喀什
RMT|大孤山||Dagushan|dagushan|dgs|丹东
DHJ|敦煌||Dunhuang|dunhuang|dh|酒泉
GAT|盖州西|蓋州西|Gaizhou West|gaizhouxi|gzx|营口
JGX|加格达奇|加格達奇|Jiagedaqi|jiagedaqi|jgdq|加格达奇
VOP|沙河市||Shaheshi|shaheshi|shs|邢台
SZB|尚志||Shangzhi|shangzhi|sz|哈尔滨
TGV|太谷||Taigu|taigu|tg|晋中
WAS|武夷山||Wuyishan|wuyishan|wys|南平
ZVK|章丘北||Zhangqiu North|zhangqiubei|zqb|济南
ZYN|枣阳|棗陽|Zaoyang|zaoyang|zy|襄阳
FBM|富源北||Fuyuan North|fuyuanbei|fyb|曲靖
GRH|广德|廣德|Guangde|guangde|gd|宣城
IMQ|光明城||Guangmingcheng|guangmingcheng|gmc|深圳
LRN|罗山|羅山|Luoshan|luoshan|ls|信阳
QGV|祁县东|祁縣東|Qixian East|qixiandong|qxd|晋中
HYK|徐家店||Xujiadian|xujiadian|xjd|烟台
XXQ|湘乡|湘鄉|Xiangxiang|xiangxiang|xx|湘潭
AIU|安庆西|安慶西|Anqing West|anqingxi|aqx|安庆
BKX|博克图|博克圖|Boketu|boketu|bkt|呼伦贝尔
GUJ|固原||Guyuan|guyuan|gy|固原
HRB|海林||Hailin|hailin|hl|牡丹江
VUR|和硕|和碩|Heshuo|heshuo|hs|库尔勒
JJZ|金城江||Jinchengjiang|jinchengjiang|jcj|河池
LNE|珞璜南||Luohuang South|luohuangnan|lhn|江津
CYW|沙坪坝|沙坪壩|Shapingba|shapingba|spb|重庆
XIF|西峡|西峽|Xixia|xixia|xx|南阳
HCZ|河唇||Hechun|hechun|hc|湛江
KLQ|黄流|黃流|Huangliu|huangliu|hl|乐东
HZV|霍州||Huozhou|huozhou|hz|临汾
NSH|旌德||Jingde|jingde|jd|宣城
UQK|临清|臨清|Linqing|linqing|lq|聊城
QYT|清原||Qingyuan|qingyuan|qy|抚顺
ZJD|双辽|雙遼|Shuangliao|shuangliao|sl|四平
SXZ|遂溪||Suixi|suixi|sx|湛江
XLD|新立屯||Xinlitun|xinlitun|xlt|锦州
ENQ|兴宁|興寧|Xingning|xingning|xn|梅州
ZDC|卓资东|卓資東|Zhuozi East|zhuozidong|zzd|乌兰察布
BPT|北票||Beipiao|beipiao|bp|朝阳
BXJ|白银西|白銀西|Baiyin West|baiyinxi|byx|白银
DGY|丹凤|丹鳳|Danfeng|danfeng|df|商洛
JBJ|嘉峪关南|嘉峪關南|Jiayuguan South|jiayuguannan|jygn|嘉峪关
LBF|灵宝|靈寶|Lingbao|lingbao|lb|三门峡
PCW|郫县西|郫縣西|Pixian West|pixianxi|pxx|成都
QFW|青白江东|青白江東|Qingbaijiang East|qingbaijiangdong|qbjd|成都
QUK|青岛西|青島西|Qingdao West|qingdaoxi|qdx|青岛
KZK|日照西||Rizhao West|rizhaoxi|rzx|日照
ZKN|周口||Zhoukou|zhoukou|zk|周口
ZXX|扎赉诺尔西|扎賚諾爾西|Zhalainuo'er West|zhalainuoerxi|zlnex|呼伦贝尔
FLN|枫林|楓林|Fenglin|fenglin|fl|黄石
FDY|富县东|富縣東|Fuxian East|fuxiandong|fxd|延安
GDE|赶水东|趕水東|Ganshui East|ganshuidong|gsd|綦江
GNQ|古镇|古鎮|Guzhen|guzhen|gz|中山
HDV|洪洞||Hongtong|hongtong|hd|临汾
HEK|海阳北|海陽北|Haiyang North|haiyangbei|hyb|烟台
JWQ|江门东|江門東|Jiangmen East|jiangmendong|jmd|江门
LAR|轮台|輪台|Luntai|luntai|lt|库尔勒
FMH|沭阳|沭陽|Shuyang|shuyang|sy|宿迁
TOK|桃村北||Taocun North|taocunbei|tcb|烟台
WNZ|文地||Wendi|wendi|wd|玉林
SXH|上海西||Shanghai West|shanghaixi|shx|上海
LSO|拉萨|拉薩|Lhasa|lasa|ls|拉萨
AAX|昂昂溪||Ang'angxi|angangxi|aax|齐齐哈尔
FCP|滨海北|濱海北|Binhai North|binhaibei|bhb|天津
CBF|长治北|長治北|Changzhi North|changzhibei|czb|长治
GRO|格尔木|格爾木|Golmud|geermu|gem|格尔木
HUL|珲春|琿春|Hunchun|hunchun|hc|延边
HLB|海伦|海倫|Hailun|hailun|hl|绥化
UJH|庐江|廬江|Lujiang|lujiang|lj|合肥
SBB|双城北|雙城北|Shuangcheng North|shuangchengbei|scb|哈尔滨
SFB|绥芬河|綏芬河|Suifenhe|suifenhe|sfh|牡丹江
ONY|商南||Shangnan|shangnan|sn|商洛
GDN|孝感东|孝感東|Xiaogan East|xiaogandong|xgd|孝感
ZDP|正定||Zhengding|zhengding|zd|石家庄
ZEJ|张掖西|張掖西|Zhangye West|zhangyexi|zyx|张掖
ATR|阿图什|阿圖什|Atushi|atushi|ats|阿图什
FZW|璧山||Bishan|bishan|bs|璧山
FTB|福利屯||Fulitun|fulitun|flt|双鸭山
KGN|黄冈|黃岡|Huanggang|huanggang|hg|黄冈
HHB|浩良河||Haolianghe|haolianghe|hlh|伊春
JES|角美||Jiaomei|jiaomei|jm|漳州
JZK|胶州北|膠州北|Jiaozhou North|jiaozhoubei|jzb|青岛
JEP|景州||Jingzhou|jingzhou|jz|衡水
LSV|灵石|靈石|Lingshi|lingshi|ls|晋中
LXB|朗乡|朗鄉|Langxiang|langxiang|lx|伊春
UEK|临淄北|臨淄北|Linzi North|linzibei|lzb|淄博
PIK|平邑||Pingyi|pingyi|py|临沂
QUJ|清水||Qingshui|qingshui|qs|酒泉
RVW|榕江||Rongjiang|rongjiang|rj|凯里
SQS|双洋|雙洋|Shuangyang|shuangyang|sy|龙岩
PUQ|台山||Taishan|taishan|ts|江门
TXJ|同心||Tongxin|tongxin|tx|吴忠
XTV|襄汾西||Xiangfen West|xiangfenxi|xfx|临汾
YSZ|宜州||Yizhou|yizhou|yz|河池
ZHY|子长|子長|Zichang|zichang|zc|延安
SXP|石家庄东|石家莊東|Shijiazhuang East|shijiazhuangdong|sjzd|石家庄
IAW|大英东|大英東|Daying East|dayingdong|dyd|遂宁
FYG|分宜||Fenyi|fenyi|fy|新余
KHR|克拉玛依|克拉瑪依|Karamay|kelamayi|klmy|克拉玛依
LCF|绿博园|綠博園|Lüboyuan|lvboyuan|lby|郑州
LYL|辽源|遼源|Liaoyuan|liaoyuan|ly|辽源
MLB|穆棱|穆稜|Muling|muling|ml|牡丹江
NGX|嫩江||Nenjiang|nenjiang|nj|黑河
SFF|宋城路||Songchenglu|songchenglu|scl|开封
SIB|绥棱|綏稜|Suiling|suiling|sl|绥化
TLX|泰来|泰來|Tailai|tailai|tl|齐齐哈尔
KTT|通榆||Tongyu|tongyu|ty|白城
XUY|旬阳|旬陽|Xunyang|xunyang|xy|安康
BWQ|博鳌|博鰲|Bo'ao|boao|ba|琼海
BVT|本溪新城||Benxi Xincheng|benxixincheng|bxxc|本溪
DTK|董家口||Dongjiakou|dongjiakou|djk|青岛
DBH|东台|東台|Dongtai|dongtai|dt|盐城
FQW|大足南||Dazu South|dazunan|dzn|大足
KXN|黄冈西|黃岡西|Huanggang West|huanggangxi|hgx|黄冈
MCF|渑池|澠池|Mianchi|mianchi|mc|三门峡
SHJ|疏勒河||Shulehe|shulehe|slh|酒泉
EFG|信丰|信豐|Xinfeng|xinfeng|xf|赣州
XPN|西平||Xiping|xiping|xp|驻马店
ZVP|枣强|棗強|Zaoqiang|zaoqiang|zq|衡水
CZF|长治|長治|Changzhi|changzhi|cz|长治
DHO|德令哈||Delingha|delingha|dlh|德令哈
IXW|峨眉山||Emeishan|emeishan|ems|乐山
GSQ|高州||Gaozhou|gaozhou|gz|茂名
HGB|鹤岗|鶴崗|Hegang|hegang|hg|鹤岗
JCF|晋城|晉城|Jincheng|jincheng|jc|晋城
JPC|经棚|經棚|Jingpeng|jingpeng|jp|赤峰
LAQ|涟源|漣源|Lianyuan|lianyuan|ly|娄底
MOQ|梅州||Meizhou|meizhou|mz|梅州
NHX|讷河|訥河|Nehe|nehe|nh|齐齐哈尔
LKT|牛河梁||Niuheliang|niuheliang|nhl|朝阳
PMW|彭州||Pengzhou|pengzhou|pz|成都
WXC|乌海西|烏海西|Wuhai West|wuhaixi|whx|乌海
WLW|武隆||Wulong|wulong|wl|武隆
XOT|新民北||Xinmin North|xinminbei|xmb|沈阳
EEQ|信宜||Xinyi|xinyi|xy|茂名
ZVY|紫阳|紫陽|Ziyang|ziyang|zy|安康
GPF|高平||Gaoping|gaoping|gp|晋城
HFG|横峰|橫峰|Hengfeng|hengfeng|hf|上饶
JZV|晋中|晉中|Jinzhong|jinzhong|jz|晋中
LJX|龙江|龍江|Longjiang|longjiang|lj|齐齐哈尔
QIK|齐河|齊河|Qihe|qihe|qh|德州
QXV|祁县|祁縣|Qixian|qixian|qx|晋中
RVP|饶阳|饒陽|Raoyang|raoyang|ry|衡水
KSQ|狮山|獅山|Shishan|shishan|ss|佛山
TTH|桐城||Tongcheng|tongcheng|tc|安庆
WSJ|武山||Wushan|wushan|ws|天水
ZPF|镇平|鎮平|Zhenping|zhenping|zp|南阳
JOW|简阳南|簡陽南|Jianyang South|jianyangnan|jyn|成都
KJB|康金井||Kangjinjing|kangjinjing|kjj|哈尔滨
LBK|莱西|萊西|Laixi|laixi|lx|青岛
TPT|陶赖昭|陶賴昭|Taolaizhao|taolaizhao|tlz|松原
WGY|武功||Wugong|wugong|wg|咸阳
IIQ|英德西||Yingde West|yingdexi|ydx|清远
DYX|大雁||Dayan|dayan|dy|呼伦贝尔
PXQ|恩平||Enping|enping|ep|江门
FXK|费县|費縣|Feixian|feixian|fx|临沂
GZJ|瓜州||Guazhou|guazhou|gz|酒泉
HNS|惠安||Hui'an|huian|ha|泉州
KXQ|荷塘||Hetang|hetang|ht|湘潭
MLR|马兰|馬蘭|Malan|malan|ml|库尔勒
TID|台安||Tai'an|taian|ta|鞍山
IQC|乌拉特前旗|烏拉特前旗|Wulateqianqi|wulateqianqi|wltqq|巴彦淖尔
NAQ|云东海|雲東海|Yundonghai|yundonghai|ydh|佛山
YSF|偃师|偃師|Yanshi|yanshi|ys|洛阳
BOP|北京东|北京東|Beijing East|beijingdong|bjd|北京
ARW|安德||Ande|ande|ad|成都
CSC|察素齐|察素齊|Chasuqi|chasuqi|csq|呼和浩特
EEC|鄂尔多斯|鄂爾多斯|Ordos|eerduosi|eeds|鄂尔多斯
JGG|井冈山|井岡山|Jinggangshan|jinggangshan|jgs|吉安
MSB|密山||Mishan|mishan|ms|鸡西
NMD|奈曼||Naiman|naiman|nm|通辽
NWV|宁武|寧武|Ningwu|ningwu|nw|忻州
NZX|碾子山||Nianzishan|nianzishan|nzs|齐齐哈尔
QFK|曲阜||Qufu|qufu|qf|济宁
SCR|莎车|莎車|Yarkant|shache|sc|喀什
QSL|图们北|圖們北|Tumen North|tumenbei|tmb|延边
ADA|安江东|安江東|Anjiang East|anjiangdong|ajd|怀化
JIY|靖边|靖邊|Jingbian|jingbian|jb|榆林
NXF|内乡|內鄉|Neixiang|neixiang|nx|南阳
PNO|平安驿|平安驛|Ping'anyi|pinganyi|pay|海东
QYH|戚墅堰||Qishuyan|qishuyan|qsy|常州
TBF|桐柏||Tongbai|tongbai|tb|南阳
WHK|威海北||Weihai North|weihaibei|whb|威海
XNB|香兰|香蘭|Xianglan|xianglan|xl|佳木斯
WMQ|阳西|陽西|Yangxi|yangxi|yx|阳江
ZEY|镇安|鎮安|Zhen'an|zhenan|za|商洛
HKH|黄山|黃山|Huangshan|huangshan|hs|黄山
JRH|绩溪县|績溪縣|Jixixian|jixixian|jxx|宣城
LNL|柳河||Liuhe|liuhe|lh|通化
UWK|岚山西|嵐山西|Lanshan West|lanshanxi|lsx|日照
LDF|洛阳东|洛陽東|Luoyang East|luoyangdong|lyd|洛阳
PWW|郫县|郫縣|Pixian|pixian|px|成都
RCK|荣成|榮成|Rongcheng|rongcheng|rc|威海
SUV|朔州||Shuozhou|shuozhou|sz|朔州
TJN|天河机场|天河機場|Tianhe Airport|tianhejichang|thjc|武汉
YQQ|阳春|陽春|Yangchun|yangchun|yc|阳江
YXD|义县|義縣|Yixian|yixian|yx|锦州
ZIQ|珠海北||Zhuhai North|zhuhaibei|zhb|珠海
DWG|德兴|德興|Dexing|dexing|dx|上饶
GTJ|高台||Gaotai|gaotai|gt|张掖
GYD|公营子|公營子|Gongyingzi|gongyingzi|gyz|朝阳
KBX|海林北||Hailin North|hailinbei|hlb|牡丹江
HRV|怀仁|懷仁|Huairen|huairen|hr|朔州
JOK|莒南||Junan|junan|jn|临沂
JVS|建瓯|建甌|Jian'ou|jianou|jo|南平
JYS|建阳|建陽|Jianyang|jianyang|jy|南平
UEH|姜堰||Jiangyan|jiangyan|jy|泰州
KZW|蓬溪||Pengxi|pengxi|px|遂宁
QSN|确山|確山|Queshan|queshan|qs|驻马店
SQN|沈丘||Shenqiu|shenqiu|sq|周口
NSQ|狮山北|獅山北|Shishan North|shishanbei|ssb|佛山
TYF|汤阴|湯陰|Tangyin|tangyin|ty|安阳
WMT|五龙背东|五龍背東|Wulongbei East|wulongbeidong|wlbd|丹东
ERN|项城|項城|Xiangcheng|xiangcheng|xc|周口
XFV|襄汾||Xiangfen|xiangfen|xf|临汾
GCT|西柳||Xiliu|xiliu|xl|鞍山
ZXJ|漳县|漳縣|Zhangxian|zhangxian|zx|定西
ZXP|涿州||Zhuozhou|zhuozhou|zz|保定
VUQ|海口||Haikou|haikou|hk|海口
PYW|安靖||Anjing|anjing|aj|成都
WBW|草海||Caohai|caohai|ch|毕节
DUX|大杨树|大楊樹|Dayangshu|dayangshu|dys|呼伦贝尔
VUW|广安南|廣安南|Guang'an South|guangannan|gan|广安
GUP|藁城南||Gaocheng South|gaochengnan|gcn|石家庄
JIR|精河南||Jinghe South|jinghenan|jhn|博乐
LKV|柳林南||Liulin South|liulinnan|lln|吕梁
LYD|凌源||Lingyuan|lingyuan|ly|朝阳
NAB|宁安|寧安|Ning'an|ningan|na|牡丹江
TBE|桐梓北||Tongzi North|tongzibei|tzb|遵义
WSM|威舍||Weishe|weishe|ws|兴义
EWW|新都东|新都東|Xindu East|xindudong|xdd|成都
EXP|兴隆县|興隆縣|Xinglongxian|xinglongxian|xlx|承德
XMD|新民||Xinmin|xinmin|xm|沈阳
XWE|修文县|修文縣|Xiuwenxian|xiuwenxian|xwx|贵阳
XRZ|兴义|興義|Xingyi|xingyi|xy|兴义
YAY|阳平关|陽平關|Yangpingguan|yangpingguan|ypg|汉中
ATP|玉田县|玉田縣|Yutianxian|yutianxian|ytx|唐山
AXM|玉溪||Yuxi|yuxi|yx|玉溪
BMD|八面城||Bamiancheng|bamiancheng|bmc|铁岭
HSQ|衡山||Hengshan|hengshan|hs|衡阳
HUN|花园|花園|Huayuan|huayuan|hy|孝感
HZZ|化州||Huazhou|huazhou|hz|茂名
JWH|句容西||Jurong West|jurongxi|jrx|镇江
JCN|京山||Jingshan|jingshan|js|荆门
PVQ|开平南|開平南|Kaiping South|kaipingnan|kpn|江门
UDQ|冷水江东|冷水江東|Lengshuijiang East|lengshuijiangdong|lsjd|娄底
LMK|梁山||Liangshan|liangshan|ls|济宁
LXC|林西||Linxi|linxi|lx|赤峰
MVQ|麻阳|麻陽|Mayang|mayang|my|怀化
QET|青堆||Qingdui|qingdui|qd|大连
QBD|清河门北|清河門北|Qinghemen North|qinghemenbei|qhmb|阜新
RCG|瑞昌||Ruichang|ruichang|rc|九江
YHN|应城|應城|Yingcheng|yingcheng|yc|孝感
YIP|鹰手营子|鷹手營子|Yingshouyingzi|yingshouyingzi|ysyz|承德
YSD|义县西|義縣西|Yixian West|yixianxi|yxx|锦州
AFW|酉阳|酉陽|Youyang|youyang|yy|酉阳
KWQ|昭山||Zhaoshan|zhaoshan|zs|湘潭
ZTN|钟祥|鍾祥|Zhongxiang|zhongxiang|zx|荆门
HJL|白山市||Baishanshi|baishanshi|bss|白山
DNG|定南||Dingnan|dingnan|dn|赣州
IGW|红光镇|紅光鎮|Hongguangzhen|hongguangzhen|hgz|成都
HFV|怀仁东|懷仁東|Huairen East|huairendong|hrd|朔州
JCG|景德镇|景德鎮|Jingdezhen|jingdezhen|jdz|景德镇
JNJ|酒泉南||Jiuquan South|jiuquannan|jqn|酒泉
LYQ|耒阳|耒陽|Leiyang|leiyang|ly|衡阳
MSR|玛纳斯|瑪納斯|Manasi|manasi|mns|昌吉
NQO|那曲||Naqu|naqu|nq|那曲
TKH|太湖||Taihu|taihu|th|安庆
XFB|香坊||Xiangfang|xiangfang|xf|哈尔滨
XQY|西乡|西鄉|Xixiang|xixiang|xx|汉中
YNV|运城|運城|Yuncheng|yuncheng|yc|运城
YEX|伊图里河|伊圖里河|Yitulihe|yitulihe|ytlh|呼伦贝尔
DQK|定陶||Dingtao|dingtao|dt|菏泽
JUN|界首市||Jieshoushi|jieshoushi|jss|阜阳
UUP|临城|臨城|Lincheng|lincheng|lc|邢台
KFW|龙里北|龍里北|Longli North|longlibei|llb|都匀
UNG|龙南|龍南|Longnan|longnan|ln|赣州
MDN|明港东|明港東|Minggang East|minggangdong|mgd|信阳
KKW|三都县|三都縣|Sanduxian|sanduxian|sdx|都匀
JYN|太和北||Taihe North|taihebei|thb|阜阳
QWH|天柱山||Tianzhushan|tianzhushan|tzs|安庆
ASH|安亭北||Anting North|antingbei|atb|上海
IVP|承德南||Chengde South|chengdenan|cdn|承德
DJB|东京城|東京城|Dongjingcheng|dongjingcheng|djc|牡丹江
RYW|都匀|都勻|Duyun|duyun|dy|都匀
FHT|凤凰城|鳳凰城|Fenghuangcheng|fenghuangcheng|fhc|丹东
HCY|韩城|韓城|Hancheng|hancheng|hc|渭南
HGY|华山|華山|Huashan|huashan|hs|华阴
VTR|和田||Hotan|hetian|ht|和田
JHL|蛟河||Jiaohe|jiaohe|jh|吉林
ACQ|老城镇|老城鎮|Laochengzhen|laochengzhen|lcz|澄迈
INW|离堆公园|離堆公園|Liduigongyuan|liduigongyuan|ldgy|成都
UHP|隆化||Longhua|longhua|lh|承德
LXY|陇县|隴縣|Longxian|longxian|lx|宝鸡
MDX|免渡河||Mianduhe|mianduhe|mdh|呼伦贝尔
MSN|庙山|廟山|Miaoshan|miaoshan|ms|武汉
VAW|麻尾||Mawei|mawei|mw|都匀
MZM|蒙自||Mengzi|mengzi|mz|蒙自
PRW|攀枝花||Panzhihua|panzhihua|pzh|攀枝花
NFQ|双峰北|雙峰北|Shuangfeng North|shuangfengbei|sfb|娄底
WCB|五常||Wuchang|wuchang|wc|哈尔滨
WPC|乌兰察布|烏蘭察布|Ulanqab|wulanchabu|wlcb|乌兰察布
WSR|乌苏|烏蘇|Wusu|wusu|ws|塔城
ECW|西昌||Xichang|xichang|xc|西昌
XTC|锡林浩特|錫林浩特|Xilinhot|xilinhaote|xlht|锡林郭勒
UNN|咸宁南|咸寧南|Xianning South|xianningnan|xnn|咸宁
YER|叶城|葉城|Yecheng|yecheng|yc|喀什
YJL|延吉||Yanji|yanji|yj|延边
YQP|杨柳青|楊柳青|Yangliuqing|yangliuqing|ylq|天津
ATL|安图|安圖|Antu|antu|at|延边
CKQ|潮州||Chaozhou|chaozhou|cz|潮州
KIW|贵定县|貴定縣|Guidingxian|guidingxian|gdx|都匀
GEH|固镇|固鎮|Guzhen|guzhen|gz|蚌埠
XEG|会昌北|會昌北|Huichang North|huichangbei|hcb|赣州
JSM|建水||Jianshui|jianshui|js|蒙自
JYA|揭阳|揭陽|Jieyang|jieyang|jy|揭阳
JEQ|靖州||Jingzhou|jingzhou|jz|怀化
NUT|南芬北||Nanfen North|nanfenbei|nfb|本溪
NNQ|南朗||Nanlang|nanlang|nl|中山
NOQ|南头|南頭|Nantou|nantou|nt|中山
PUE|普安县|普安縣|Pu'anxian|puanxian|pax|兴义
PAD|平庄|平莊|Pingzhuang|pingzhuang|pz|赤峰
SYB|绥阳|綏陽|Suiyang|suiyang|sy|牡丹江
OZP|深州||Shenzhou|shenzhou|sz|衡水
ITH|苏州新区|蘇州新區|Suzhou Xinqu|suzhouxinqu|szxq|苏州
TND|天义|天義|Tianyi|tianyi|ty|赤峰
WHF|卫辉|衛輝|Weihui|weihui|wh|新乡
WXV|闻喜|聞喜|Wenxi|wenxi|wx|运城
YTQ|源潭||Yuantan|yuantan|yt|清远
EMW|峨眉||Emei|emei|em|乐山
KZT|喀左||Kazuo|kazuo|kz|朝阳
LHM|丽江|麗江|Lijiang|lijiang|lj|丽江
PSR|皮山||Pishan|pishan|ps|和田
QCE|青川||Qingchuan|qingchuan|qc|广元
OAH|宿松||Susong|susong|ss|安庆
YFW|迎宾路|迎賓路|Yingbinlu|yingbinlu|ybl|成都
YSB|亚布力西|亞布力西|Yabuli West|yabulixi|yblx|哈尔滨
AJP|燕郊||Yanjiao|yanjiao|yj|廊坊
YIR|英吉沙||Yingjisha|yingjisha|yjs|喀什
YPB|一面坡||Yimianpo|yimianpo|ymp|哈尔滨
IPV|原平西||Yuanping West|yuanpingxi|ypx|忻州
YQB|玉泉||Yuquan|yuquan|yq|哈尔滨
ZMN|纸坊东|紙坊東|Zhifang East|zhifangdong|zfd|武汉
AGT|安广|安廣|Anguang|anguang|ag|白城
BRT|北井子||Beijingzi|beijingzi|bjz|丹东
DLB|带岭|帶嶺|Dailing|dailing|dl|伊春
RYV|岱岳|岱嶽|Daiyue|daiyue|dy|朔州
GVW|广汉北|廣漢北|Guanghan North|guanghanbei|ghb|德阳
KUX|横道河子东|橫道河子東|Hengdaohezi East|hengdaohezidong|hdhzd|牡丹江
HQT|黑山北||Heishan North|heishanbei|hsb|锦州
MEY|米脂||Mizhi|mizhi|mz|榆林
PUT|皮口||Pikou|pikou|pk|大连
QNY|清涧县|清澗縣|Qingjianxian|qingjianxian|qjx|榆林
QVW|青神||Qingshen|qingshen|qs|眉山
AHQ|四会|四會|Sihui|sihui|sh|肇庆
SYL|三源浦||Sanyuanpu|sanyuanpu|syp|通化
TZJ|天祝||Tianzhu|tianzhu|tz|武威
XDA|西渡||Xidu|xidu|xd|衡阳
XZK|夏格庄|夏格莊|Xiagezhuang|xiagezhuang|xgz|青岛
XPY|兴平|興平|Xingping|xingping|xp|咸阳
XBY|旬阳北|旬陽北|Xunyang North|xunyangbei|xyb|安康
AIH|阳澄湖|陽澄湖|Yangchenghu|yangchenghu|ych|苏州
YMS|雁石南||Yanshi South|yanshinan|ysn|龙岩
YZV|应县|應縣|Yingxian|yingxian|yx|朔州
BKB|白奎堡||Baikuipu|baikuipu|bkp|哈尔滨
CAX|嵯岗|嵯崗|Cuogang|cuogang|cg|呼伦贝尔
FIB|富锦|富錦|Fujin|fujin|fj|佳木斯
VMW|福泉||Fuquan|fuquan|fq|都匀
GEX|根河||Genhe|genhe|gh|呼伦贝尔
GIP|高邑||Gaoyi|gaoyi|gy|石家庄
GYU|赣榆|贛榆|Ganyu|ganyu|gy|连云港
HCP|黄村|黃村|Huangcun|huangcun|hc|北京
HFR|霍尔果斯|霍爾果斯|Huo'erguosi|huoerguosi|hegs|伊宁
VLB|虎林||Hulin|hulin|hl|鸡西
HMU|海门|海門|Haimen|haimen|hm|南通
HNB|桦南|樺南|Huanan|huanan|hn|桦南
OKH|江宁西|江寧西|Jiangning West|jiangningxi|jnx|南京
KDX|库都尔|庫都爾|Kudu'er|kuduer|kde|呼伦贝尔
UQW|梁平||Liangping|liangping|lp|梁平
SFX|三间房|三間房|Sanjianfang|sanjianfang|sjf|齐齐哈尔
SLL|舒兰|舒蘭|Shulan|shulan|sl|吉林
MZQ|松桃||Songtao|songtao|st|铜仁
TML|图们|圖們|Tumen|tumen|tm|延边
WHB|苇河|葦河|Weihe|weihe|wh|哈尔滨
WZZ|梧州||Wuzhou|wuzhou|wz|梧州
IXV|忻州西||Xinzhou West|xinzhouxi|xzx|忻州
YBB|亚布力|亞布力|Yabuli|yabuli|ybl|哈尔滨
AWW|岳池|嶽池|Yuechi|yuechi|yc|广安
YCB|伊春||Yichun|yichun|yc|伊春
TWQ|亚龙湾|亞龍灣|Yalongwan|yalongwan|ylw|三亚
YSV|榆社||Yushe|yushe|ys|晋中
ZDW|昭通||Zhaotong|zhaotong|zt|昭通
BND|宝龙山|寶龍山|Baolongshan|baolongshan|bls|通辽
BSN|白沙铺|白沙鋪|Baishapu|baishapu|bsp|黄石
CSE|长寿湖|長壽湖|Changshouhu|changshouhu|csh|长寿
DFZ|道州||Daozhou|daozhou|dz|永州
PLH|淮北北||Huaibei North|huaibeibei|hbb|淮北
JBD|金宝屯|金寶屯|Jinbaotun|jinbaotun|jbt|通辽
UDH|江都||Jiangdu|jiangdu|jd|扬州
JHZ|江华|江華|Jianghua|jianghua|jh|永州
JKK|莒县|莒縣|Juxian|juxian|jx|日照
JUK|嘉祥||Jiaxiang|jiaxiang|jx|济宁
JBE|江油北||Jiangyou North|jiangyoubei|jyb|绵阳
IKW|罗江东|羅江東|Luojiang East|luojiangdong|ljd|德阳
LNJ|灵武|靈武|Lingwu|lingwu|lw|灵武
LEJ|临泽|臨澤|Linze|linze|lz|张掖
MLQ|汨罗|汨羅|Miluo|miluo|ml|岳阳
PWQ|马踏|馬踏|Mata|mata|mt|茂名
OJQ|顺德学院|順德學院|Shundexueyuan|shundexueyuan|sdxy|佛山
SXA|邵阳西|邵陽西|Shaoyang West|shaoyangxi|syx|邵阳
WUY|吴堡|吳堡|Wubu|wubu|wb|榆林
WFG|五府山||Wufushan|wufushan|wfs|上饶
WUV|武乡|武鄉|Wuxiang|wuxiang|wx|长治
IYC|五原||Wuyuan|wuyuan|wy|巴彦淖尔
WIF|武陟||Wuzhi|wuzhi|wz|焦作
YKJ|盐池|鹽池|Yanchi|yanchi|yc|吴忠
IXH|虞城县|虞城縣|Yuchengxian|yuchengxian|ycx|商丘
YDQ|英德||Yingde|yingde|yd|清远
YGR|鱼儿沟|魚兒溝|Yu'ergou|yuergou|yeg|吐鲁番
YVH|颍上|潁上|Yingshang|yingshang|ys|阜阳
ZQK|诸城|諸城|Zhucheng|zhucheng|zc|潍坊
NXZ|南宁西|南寧西|Nanning West|nanningxi|nnx|南宁
ABB|阿城北||Acheng North|achengbei|acb|哈尔滨
CHB|柴河||Chaihe|chaihe|ch|牡丹江
CTE|朝天||Chaotian|chaotian|ct|广元
DCR|达坂城|達坂城|Dabancheng|dabancheng|dbc|乌鲁木齐
GLB|高楞||Gaoleng|gaoleng|gl|哈尔滨
HDB|横道河子|橫道河子|Hengdaohezi|hengdaohezi|hdhz|牡丹江
HCF|黄河景区|黃河景區|Huanghejingqu|huanghejingqu|hhjq|郑州
HWD|霍林郭勒||Holingol|huolinguole|hlgl|通辽
JOB|鸡东|雞東|Jidong|jidong|jd|鸡西
FVW|龙洞堡|龍洞堡|Longdongbao|longdongbao|ldb|贵阳
MUR|墨玉||Moyu|moyu|my|和田
NJW|内江|內江|Neijiang|neijiang|nj|内江
PJE|蒲江||Pujiang|pujiang|pj|成都
PBP|平泉北||Pingquan North|pingquanbei|pqb|承德
RAZ|融安||Rong'an|rongan|ra|柳州
SBN|山坡东|山坡東|Shanpo East|shanpodong|spd|武汉
THR|吐哈||Tuha|tuha|th|吐鲁番
TAP|通州西||Tongzhou West|tongzhouxi|tzx|北京
WIB|苇河西|葦河西|Weihe West|weihexi|whx|哈尔滨
YDJ|永登||Yongdeng|yongdeng|yd|兰州
YXB|一面坡北||Yimianpo North|yimianpobei|ympb|哈尔滨
BEY|白河县|白河縣|Baihexian|baihexian|bhx|安康
CLK|昌乐|昌樂|Changle|changle|cl|潍坊
CWT|城子坦||Chengzitan|chengzitan|czt|大连
GTW|贵定|貴定|Guiding|guiding|gd|都匀
VEH|黄梅|黃梅|Huangmei|huangmei|hm|黄冈
JQX|江桥|江橋|Jiangqiao|jiangqiao|jq|齐齐哈尔
SSX|九三||Jiusan|jiusan|js|黑河
LHX|拉哈||Laha|laha|lh|齐齐哈尔
SKD|三江口||Sanjiangkou|sanjiangkou|sjk|铁岭
OSK|泗水||Sishui|sishui|ss|济宁
OTB|石头|石頭|Shitou|shitou|st|牡丹江
TTK|台前||Taiqian|taiqian|tq|濮阳
WGK|文登东|文登東|Wendeng East|wendengdong|wdd|威海
EXF|修武西||Xiuwu West|xiuwuxi|xwx|焦作
EYB|新友谊|新友誼|Xinyouyi|xinyouyi|xyy|双鸭山
ZGB|赵光|趙光|Zhaoguang|zhaoguang|zg|黑河
ZOG|樟树东|樟樹東|Zhangshu East|zhangshudong|zsd|宜春
BXR|北屯市||Beitunshi|beitunshi|bts|阿勒泰
BAC|巴彦高勒|巴彥高勒|Bayangaole|bayangaole|bygl|巴彦淖尔
FXY|凤县|鳳縣|Fengxian|fengxian|fx|宝鸡
GEP|藁城||Gaocheng|gaocheng|gc|石家庄
VLY|黄陵南|黃陵南|Huangling South|huanglingnan|hln|延安
HRP|怀柔|懷柔|Huairou|huairou|hr|北京
HUW|华蓥|華鎣|Huaying|huaying|hy|广安
JMP|军粮城北|軍糧城北|Junliangcheng North|junliangchengbei|jlcb|天津
JYK|巨野|鉅野|Juye|juye|jy|菏泽
JKP|蓟州北|薊州北|Jizhou North|jizhoubei|jzb|天津
JIP|蓟州|薊州|Jizhou|jizhou|jz|天津
LDY|两当|兩當|Liangdang|liangdang|ld|陇南
LYY|略阳|略陽|Lueyang|lueyang|ly|汉中
MUP|密云北|密雲北|Miyun North|miyunbei|myb|北京
NOJ|宁东|寧東|Ningdong|ningdong|nd|银川
PFB|平房||Pingfang|pingfang|pf|哈尔滨
PQP|平泉||Pingquan|pingquan|pq|承德
PSL|磐石||Panshi|panshi|ps|吉林
POW|普雄||Puxiong|puxiong|px|西昌
QVV|沁县|沁縣|Qinxian|qinxian|qx|长治
OLB|胜利镇|勝利鎮|Shenglizhen|shenglizhen|slz|哈尔滨
SWB|神树|神樹|Shenshu|shenshu|ss|伊春
TBB|通北||Tongbei|tongbei|tb|黑河
YNY|阎良|閻良|Yanliang|yanliang|yl|西安
YRT|榆树|榆樹|Yushu|yushu|ys|长春
IZW|织金|織金|Zhijin|zhijin|zj|毕节
ZPR|泽普|澤普|Zepu|zepu|zp|喀什
YED|敖汉|敖漢|Aohan|aohan|ah|赤峰
PKQ|安化||Anhua|anhua|ah|益阳
AYY|安口窑|安口窯|Ankouyao|ankouyao|aky|宝鸡
BZI|宝坻|寶坻|Baodi|baodi|bd|天津
IBQ|北滘||Beijiao|beijiao|bj|佛山
VAT|查干湖||Chaganhu|chaganhu|cgh|松原
CZL|朝阳镇|朝陽鎮|Chaoyangzhen|chaoyangzhen|cyz|通化
NWQ|电白|電白|Dianbai|dianbai|db|茂名
DBB|东边井|東邊井|Dongbianjing|dongbianjing|dbj|绥化
NVQ|鼎湖山||Dinghushan|dinghushan|dhs|肇庆
DLD|大林||Dalin|dalin|dl|通辽
DNC|达拉特西|達拉特西|Dalate West|dalatexi|dltx|鄂尔多斯
DWT|登沙河||Dengshahe|dengshahe|dsh|大连
WZQ|端州||Duanzhou|duanzhou|dz|肇庆
AKH|阜宁|阜寧|Funing|funing|fn|盐城
FUQ|丰顺|豐順|Fengshun|fengshun|fs|梅州
FZQ|福山镇|福山鎮|Fushanzhen|fushanzhen|fsz|澄迈
GLF|关林|關林|Guanlin|guanlin|gl|洛阳
HHA|汉寿|漢壽|Hanshou|hanshou|hs|常德
HYY|徽县|徽縣|Huixian|huixian|hx|陇南
JTJ|景泰||Jingtai|jingtai|jt|白银
LAS|龙山镇|龍山鎮|Longshanzhen|longshanzhen|lsz|漳州
UYK|临沂东|臨沂東|Linyi East|linyidong|lyd|临沂
LNF|临颍|臨潁|Linying|linying|ly|漯河
MBJ|民乐|民樂|Minle|minle|ml|张掖
NIR|尼勒克||Nileke|nileke|nlk|伊宁
PHW|彭水||Pengshui|pengshui|ps|彭水
ROK|乳山||Rushan|rushan|rs|威海
STB|四方台||Sifangtai|sifangtai|sft|绥化
SNV|山阴|山陰|Shanyin|shanyin|sy|朔州
SAY|三原||Sanyuan|sanyuan|sy|咸阳
TZK|郯城||Tancheng|tancheng|tc|临沂
TEX|图里河|圖里河|Tulihe|tulihe|tlh|呼伦贝尔
WBK|文登||Wendeng|wendeng|wd|威海
WHX|乌尔旗汗|烏爾旗汗|Wu'erqihan|wuerqihan|weqh|呼伦贝尔
WLK|五莲|五蓮|Wulian|wulian|wl|日照
XYP|下花园|下花園|Xiahuayuan|xiahuayuan|xhy|张家口
XYB|西林||Xilin|xilin|xl|伊春
YMF|义马|義馬|Yima|yima|ym|三门峡
YNK|沂南||Yinan|yinan|yn|临沂
ZQY|张桥|張橋|Zhangqiao|zhangqiao|zq|渭南
ZZY|子洲||Zizhou|zizhou|zz|榆林
TBP|天津北||Tianjin North|tianjinbei|tjb|天津
BLB|勃利||Boli|boli|bl|七台河
VBP|昌平北||Changping North|changpingbei|cpb|北京
RLC|二连|二連|Erlian|erlian|el|二连浩特
FYM|富源||Fuyuan|fuyuan|fy|曲靖
GEJ|皋兰|皋蘭|Gaolan|gaolan|gl|兰州
HEM|红果|紅果|Hongguo|hongguo|hg|六盘水
HBP|怀柔北|懷柔北|Huairou North|huairoubei|hrb|北京
KSB|克山||Keshan|keshan|ks|齐齐哈尔
MUB|帽儿山西|帽兒山西|Mershan West|mershanxi|mesx|哈尔滨
PSQ|坪石||Pingshi|pingshi|ps|韶关
SRB|石人城||Shirencheng|shirencheng|src|哈尔滨
THX|塔哈||Taha|taha|th|齐齐哈尔
IRW|新津||Xinjin|xinjin|xj|成都
YAX|依安||Yi'an|yian|ya|齐齐哈尔
YSX|榆树屯|榆樹屯|Yushutun|yushutun|yst|齐齐哈尔
ZGE|自贡|自貢|Zigong|zigong|zg|自贡
IYP|承德县北|承德縣北|Chengdexian North|chengdexianbei|cdxb|承德
GZY|虢镇|虢鎮|Guozhen|guozhen|gz|宝鸡
HOB|鹤立|鶴立|Heli|heli|hl|佳木斯
HYT|花园口|花園口|Huayuankou|huayuankou|hyk|大连
JTB|金山屯||Jinshantun|jinshantun|jst|伊春
MSW|眉山||Meishan|meishan|ms|眉山
MEB|美溪||Meixi|meixi|mx|伊春
SRQ|神州||Shenzhou|shenzhou|sz|万宁
WAQ|吴川|吳川|Wuchuan|wuchuan|wc|湛江
XAF|新安县|新安縣|Xin'anxian|xinanxian|xax|洛阳
XQD|新邱||Xinqiu|xinqiu|xq|阜新
YIK|阳谷|陽穀|Yanggu|yanggu|yg|聊城
ANM|云南驿|雲南驛|Yunnanyi|yunnanyi|yny|大理
ZRC|朱日和||Zhurihe|zhurihe|zrh|锡林郭勒
ZWB|张维屯|張維屯|Zhangweitun|zhangweitun|zwt|绥化
YKE|宜宾|宜賓|Yibin|yibin|yb|宜宾
ART|阿尔山|阿爾山|Arxan|aershan|aes|兴安
CXQ|辰溪||Chenxi|chenxi|cx|怀化
RWW|独山|獨山|Dushan|dushan|ds|都匀
HJB|黑河||Heihe|heihe|hh|黑河
JNL|九台南||Jiutai South|jiutainan|jtn|长春
ILQ|乐昌东|樂昌東|Lechang East|lechangdong|lcd|韶关
LPM|罗平|羅平|Luoping|luoping|lp|曲靖
MRB|帽儿山|帽兒山|Mao'ershan|maoershan|mes|哈尔滨
MGB|孟家岗|孟家崗|Mengjiagang|mengjiagang|mjg|佳木斯
NDZ|南丹||Nandan|nandan|nd|河池
NYF|南阳寨|南陽寨|Nanyangzhai|nanyangzhai|nyz|郑州
PZG|彭泽|彭澤|Pengze|pengze|pz|九江
QOU|启东|啟東|Qidong|qidong|qd|南通
IQW|双流西|雙流西|Shuangliu West|shuangliuxi|slx|成都
SXF|三门峡西|三門峽西|Sanmenxia West|sanmenxiaxi|smxx|三门峡
SOB|宋||Song|song|son|绥化
SXY|石泉县|石泉縣|Shiquanxian|shiquanxian|sqx|安康
SSB|双鸭山|雙鴨山|Shuangyashan|shuangyashan|sys|双鸭山
TRQ|通道||Tongdao|tongdao|td|怀化
TXX|塔河||Tahe|tahe|th|加格达奇
TKN|天门|天門|Tianmen|tianmen|tm|天门
THB|汤旺河|湯旺河|Tangwanghe|tangwanghe|twh|伊春
THN|汤逊湖|湯遜湖|Tangxunhu|tangxunhu|txh|武汉
WWB|五营|五營|Wuying|wuying|wy|伊春
WPB|乌伊岭|烏伊嶺|Wuyiling|wuyiling|wyl|伊春
ZLT|镇赉|鎮賚|Zhenlai|zhenlai|zl|白城
BIY|白河东|白河東|Baihe East|baihedong|bhd|安康
BYC|白音察干||Baiyinchagan|baiyinchagan|bycg|乌兰察布
CEF|长葛|長葛|Changge|changge|cg|许昌
CVT|长山屯|長山屯|Changshantun|changshantun|cst|松原
RVD|东来|東來|Donglai|donglai|dl|通辽
GAJ|高台南||Gaotai South|gaotainan|gtn|张掖
KOH|黄口|黃口|Huangkou|huangkou|hk|宿州
HPN|华容东|華容東|Huarong East|huarongdong|hrd|鄂州
VSB|红山|紅山|Hongshan|hongshan|hs|伊春
VXB|红星|紅星|Hongxing|hongxing|hx|伊春
VHB|红兴隆|紅興隆|Hongxinglong|hongxinglong|hxl|双鸭山
JYZ|江永||Jiangyong|jiangyong|jy|永州
JYF|济源|濟源|Jiyuan|jiyuan|jy|济源
JID|凌海||Linghai|linghai|lh|锦州
LHB|莲江口|蓮江口|Lianjiangkou|lianjiangkou|ljk|佳木斯
RSZ|融水||Rongshui|rongshui|rs|柳州
SBP|上板城||Shangbancheng|shangbancheng|sbc|承德
SCL|山城镇|山城鎮|Shanchengzhen|shanchengzhen|scz|通化
SHC|赛汗塔拉|賽汗塔拉|Saihantala|saihantala|shtl|锡林郭勒
OHD|四合永||Siheyong|siheyong|shy|承德
SKB|孙吴|孫吳|Sunwu|sunwu|sw|黑河
SEM|师宗|師宗|Shizong|shizong|sz|曲靖
TNJ|谭家井|譚家井|Tanjiajing|tanjiajing|tjj|武威
TAB|桃山||Taoshan|taoshan|ts|伊春
WBT|五龙背|五龍背|Wulongbei|wulongbei|wlb|丹东
WRX|乌奴耳|烏奴耳|Wunu'er|wunuer|wne|呼伦贝尔
WTZ|五通||Wutong|wutong|wt|桂林
EBP|下板城||Xiabancheng|xiabancheng|xbc|承德
EJG|峡江|峽江|Xiajiang|xiajiang|xj|吉安
XQB|新青||Xinqing|xinqing|xq|伊春
WLQ|阳东|陽東|Yangdong|yangdong|yd|阳江
YOB|友好||Youhao|youhao|yh|伊春
YUK|沂水||Yishui|yishui|ys|临沂
YBF|月山||Yueshan|yueshan|ys|焦作
COH|合肥北城||Hefei Beicheng|hefeibeicheng|hfbc|合肥
CMB|晨明||Chenming|chenming|cm|伊春
DCH|东至|東至|Dongzhi|dongzhi|dz|池州
GKP|古北口||Gubeikou|gubeikou|gbk|北京
LAB|拉林||Lalin|lalin|ll|哈尔滨
NDN|南湖东|南湖東|Nanhu East|nanhudong|nhd|武汉
PSB|平山||Pingshan|pingshan|ps|哈尔滨
PKW|彭州南||Pengzhou South|pengzhounan|pzn|成都
OFB|双丰|雙豐|Shuangfeng|shuangfeng|sf|伊春
ITW|新津南||Xinjin South|xinjinnan|xjn|成都
YBP|杨村|楊村|Yangcun|yangcun|yc|天津
YQV|阳曲|陽曲|Yangqu|yangqu|yq|太原
VXD|八仙筒||Baxiantong|baxiantong|bxt|通辽
BCD|白音胡硕|白音胡碩|Baiyinhushuo|baiyinhushuo|byhs|兴安
CNG|茶陵南||Chaling South|chalingnan|cln|株洲
CSU|常山||Changshan|changshan|cs|衢州
DAL|大石头南|大石頭南|Dashitou South|dashitounan|dstn|延边
DJP|大营镇|大營鎮|Dayingzhen|dayingzhen|dyz|衡水
GLJ|古浪||Gulang|gulang|gl|武威
LCQ|乐昌|樂昌|Lechang|lechang|lc|韶关
LSE|娄山关南|婁山關南|Loushanguan South|loushanguannan|lsgn|遵义
LDJ|临泽南|臨澤南|Linze South|linzenan|lzn|张掖
MCL|明城||Mingcheng|mingcheng|mc|吉林
QEW|青莲|青蓮|Qinglian|qinglian|ql|绵阳
QXQ|前山||Qianshan|qianshan|qs|珠海
PQQ|双水镇|雙水鎮|Shuangshuizhen|shuangshuizhen|ssz|江门
EKY|小河镇|小河鎮|Xiaohezhen|xiaohezhen|xhz|安康
YYN|宜城||Yicheng|yicheng|yc|宜城
ZLD|扎鲁特|扎魯特|Zhalute|zhalute|zlt|通辽
AER|阿克陶||Aketao|aketao|akt|阿图什
BEL|白河||Baihe|baihe|bh|延边
BIK|滨州|濱州|Binzhou|binzhou|bz|滨州
EBV|蔡家崖||Caijiaya|caijiaya|cjy|吕梁
DFB|东方红|東方紅|Dongfanghong|dongfanghong|dfh|鸡西
DNE|大方南||Dafang South|dafangnan|dfn|毕节
DFJ|大武口||Dawukou|dawukou|dwk|石嘴山
FEV|汾河||Fenhe|fenhe|fh|太原
FDU|阜宁东|阜寧東|Funing East|funingdong|fnd|盐城
GDV|古东|古東|Gudong|gudong|gd|太原
GJV|古交||Gujiao|gujiao|gj|太原
HJV|河津||Hejin|hejin|hj|运城
HKJ|河口南||Hekou South|hekounan|hkn|兰州
VTQ|会同|會同|Huitong|huitong|ht|怀化
WHW|汉源|漢源|Hanyuan|hanyuan|hy|雅安
JIB|建三江||Jiansanjiang|jiansanjiang|jsj|佳木斯
JJP|井陉|井陘|Jingxing|jingxing|jx|石家庄
KLD|库伦|庫倫|Kulun|kulun|kl|通辽
KVW|开阳|開陽|Kaiyang|kaiyang|ky|贵阳
USV|娄烦|婁煩|Loufan|loufan|lf|太原
LLB|兰棱|蘭稜|Lanling|lanling|ll|哈尔滨
LQU|龙桥|龍橋|Longqiao|longqiao|lq|合肥
LNR|柳园南|柳園南|Liuyuan South|liuyuannan|lyn|酒泉
MJT|马三家|馬三家|Masanjia|masanjia|msj|沈阳
MYO|门源|門源|Menyuan|menyuan|my|海北
FIW|南江||Nanjiang|nanjiang|nj|贵阳
QEB|前进镇|前進鎮|Qianjinzhen|qianjinzhen|qjz|佳木斯
ODP|三家店||Sanjiadian|sanjiadian|sjd|北京
SUB|孙家|孫家|Sunjia|sunjia|sj|哈尔滨
OJB|沈家||Shenjia|shenjia|sj|哈尔滨
SOZ|三江县|三江縣|Sanjiangxian|sanjiangxian|sjx|柳州
SIR|四棵树|四棵樹|Sikeshu|sikeshu|sks|塔城
SLM|石林||Shilin|shilin|sl|昆明
SVM|嵩明||Songming|songming|sm|昆明
TCX|汤池|湯池|Tangchi|tangchi|tc|齐齐哈尔
WGB|王岗|王崗|Wanggang|wanggang|wg|哈尔滨
WET|五女山||Wunüshan|wunvshan|wns|本溪
WWU|无为南|無為南|Wuwei South|wuweinan|wwn|芜湖
XGV|轩岗|軒崗|Xuangang|xuangang|xg|忻州
AEH|盐城北|鹽城北|Yancheng North|yanchengbei|ycb|盐城
AQP|阳泉|陽泉|Yangquan|yangquan|yq|阳泉
YSL|烟筒山|煙筒山|Yantongshan|yantongshan|yts|吉林
ZDV|镇城底|鎮城底|Zhenchengdi|zhenchengdi|zcd|太原
BGU|滨海港|濱海港|Binhaigang|binhaigang|bhg|盐城
BSB|笔架山|筆架山|Bijiashan|bijiashan|bjs|双鸭山
BCV|白文东|白文東|Baiwen East|baiwendong|bwd|吕梁
CCP|承德东|承德東|Chengde East|chengdedong|cdd|承德
CKT|草河口||Caohekou|caohekou|chk|本溪
CJT|蔡家沟|蔡家溝|Caijiagou|caijiagou|cjg|松原
RSC|东胜东|東勝東|Dongsheng East|dongshengdong|dsd|鄂尔多斯
FNH|阜南||Funan|funan|fn|阜阳
GEY|甘泉北||Ganquan North|ganquanbei|gqb|延安
SER|霍城||Huocheng|huocheng|hc|伊宁
HNN|横沟桥东|橫溝橋東|Henggouqiao East|henggouqiaodong|hgqd|咸宁
HJF|获嘉|獲嘉|Huojia|huojia|hj|新乡
FBH|霍邱||Huoqiu|huoqiu|hq|六安
KJQ|九郎山||Jiulangshan|jiulangshan|jls|株洲
JVV|稷山||Jishan|jishan|js|运城
JSL|吉舒||Jishu|jishu|js|吉林
KOB|克东|克東|Kedong|kedong|kd|齐齐哈尔
LNB|兰岗|蘭崗|Langang|langang|lg|牡丹江
LPG|乐平市|樂平市|Lepingshi|lepingshi|lps|景德镇
UXV|岚县|嵐縣|Lanxian|lanxian|lx|吕梁
MHN|毛陈|毛陳|Maochen|maochen|mc|孝感
NIP|娘子关|娘子關|Niangziguan|niangziguan|nzg|阳泉
PGW|普定||Puding|puding|pd|安顺
OUD|四道湾|四道灣|Sidaowan|sidaowan|sdw|赤峰
SNT|索伦|索倫|Suolun|suolun|sl|兴安
SAU|射阳|射陽|Sheyang|sheyang|sy|盐城
TGC|土贵乌拉|土貴烏拉|Tuguiwula|tuguiwula|tgwl|乌兰察布
TXL|通化县|通化縣|Tonghuaxian|tonghuaxian|thx|通化
TEB|太平镇|太平鎮|Taipingzhen|taipingzhen|tpz|双鸭山
WUT|王府||Wangfu|wangfu|wf|松原
WWG|万年|萬年|Wannian|wannian|wn|景德镇
XPX|新林||Xinlin|xinlin|xl|加格达奇
XDT|杏树屯|杏樹屯|Xingshutun|xingshutun|xst|大连
XSU|响水县|響水縣|Xiangshuixian|xiangshuixian|xsx|盐城
XJQ|徐闻|徐聞|Xuwen|xuwen|xw|湛江
EJH|夏邑县|夏邑縣|Xiayixian|xiayixian|xyx|商丘
YNB|永安乡|永安鄉|Yong'anxiang|yonganxiang|yax|鸡西
YGS|永定||Yongding|yongding|yd|龙岩
YQA|杨桥|楊橋|Yangqiao|yangqiao|yq|邵阳
YTZ|牙屯堡||Yatunpu|yatunpu|ytp|怀化
YVK|阳信|陽信|Yangxin|yangxin|yx|滨州
ZJY|钟家村|鍾家村|Zhongjiacun|zhongjiacun|zjc|渭南
ZQH|庄桥|莊橋|Zhuangqiao|zhuangqiao|zq|宁波
ZNK|枣庄东|棗莊東|Zaozhuang East|zaozhuangdong|zzd|枣庄
BWW|步行街||Buxingjie|buxingjie|bxj|成都
FHW|百宜||Baiyi|baiyi|by|贵阳
DQB|对青山|對青山|Duiqingshan|duiqingshan|dqs|哈尔滨
FHR|福海||Fuhai|fuhai|fh|阿勒泰
HOT|黑水||Heishui|heishui|hs|白城
UPP|滦平|灤平|Luanping|luanping|lp|承德
NEH|南翔北||Nanxiang North|nanxiangbei|nxb|上海
NXQ|宁乡|寧鄉|Ningxiang|ningxiang|nx|长沙
QTB|七台河||Qitaihe|qitaihe|qth|七台河
HMY|神木||Shenmu|shenmu|sm|榆林
TTN|土地堂东|土地堂東|Tuditang East|tuditangdong|tdtd|武汉
WUB|五家||Wujia|wujia|wj|哈尔滨
XFT|西丰|西豐|Xifeng|xifeng|xf|铁岭
YAG|炎陵||Yanling|yanling|yl|株洲
IZJ|榆中||Yuzhong|yuzhong|yz|兰州
ZOB|周家||Zhoujia|zhoujia|zj|哈尔滨
ZSY|柞水||Zhashui|zhashui|zs|商洛
ADO|安多||Anduo|anduo|ad|那曲
BNB|宝林|寶林|Baolin|baolin|bl|牡丹江
CJX|成吉思汗||Chengjisihan|chengjisihan|cjsh|呼伦贝尔
CNZ|岑溪||Cenxi|cenxi|cx|梧州
RBT|到保||Daobao|daobao|db|白城
DVW|德昌||Dechang|dechang|dc|西昌
DIL|东丰|東豐|Dongfeng|dongfeng|df|辽源
DHB|东海|東海|Donghai|donghai|dh|鸡西
DGT|灯塔|燈塔|Dengta|dengta|dt|辽阳
DNV|东镇|東鎮|Dongzhen|dongzhen|dz|运城
FNG|丰城南|豐城南|Fengcheng South|fengchengnan|fcn|宜春
FAW|复盛|復盛|Fusheng|fusheng|fs|重庆
GGT|葛根庙|葛根廟|Gegenmiao|gegenmiao|ggm|兴安
GLE|关岭|關嶺|Guanling|guanling|gl|安顺
HLN|贺胜桥东|賀勝橋東|Heshengqiao East|heshengqiaodong|hsqd|咸宁
VTB|换新天|換新天|Huanxintian|huanxintian|hxt|佳木斯
VIX|红彦|紅彥|Hongyan|hongyan|hy|呼伦贝尔
HTY|合阳北|合陽北|Heyang North|heyangbei|hyb|渭南
UWZ|零陵||Lingling|lingling|ll|永州
LAG|龙市|龍市|Longshi|longshi|ls|吉安
NZT|南杂木|南雜木|Nanzamu|nanzamu|nzm|抚顺
PSE|屏山||Pingshan|pingshan|psh|宜宾
QJB|秦家||Qinjia|qinjia|qj|绥化
RXZ|容县|容縣|Rongxian|rongxian|rx|玉林
AQW|施秉||Shibing|shibing|sb|凯里
OTW|水富||Shuifu|shuifu|sf|昭通
SML|双吉|雙吉|Shuangji|shuangji|sj|吉林
SQB|山市||Shanshi|shanshi|ss|牡丹江
SUD|上园|上園|Shangyuan|shangyuan|sy|朝阳
WRB|五大连池|五大連池|Wudalianchi|wudalianchi|wdlc|黑河
XKN|咸宁东|咸寧東|Xianning East|xianningdong|xnd|咸宁
YLX|伊拉哈||Yilaha|yilaha|ylh|黑河
YTL|伊通||Yitong|yitong|yt|四平
YUX|烟筒屯|煙筒屯|Yantongtun|yantongtun|ytt|大庆
ZUB|朱家沟|朱家溝|Zhujiagou|zhujiagou|zjg|牡丹江
ZVT|镇西|鎮西|Zhenxi|zhenxi|zx|白城
AUR|阿勒泰||Altay|aletai|alt|阿勒泰
BAP|白涧|白澗|Baijian|baijian|bj|保定
BER|博乐|博樂|Bole|bole|bl|博乐
BMB|八面通||Bamiantong|bamiantong|bmt|牡丹江
IEW|巴中||Bazhong|bazhong|bz|巴中
POP|曹妃甸东|曹妃甸東|Caofeidian East|caofeidiandong|cfdd|唐山
FVH|长临河|長臨河|Changlinhe|changlinhe|clh|合肥
CQJ|长庆桥|長慶橋|Changqingqiao|changqingqiao|cqq|庆阳
CZJ|长征|長征|Changzheng|changzheng|cz|白银
CZZ|崇左||Chongzuo|chongzuo|cz|崇左
RNT|大安北||Da'an North|daanbei|dab|白城
DPI|大埔||Dapu|dapu|dp|梅州
DTO|大通西||Datong West|datongxi|dtx|西宁
DXX|大兴|大興|Daxing|daxing|dx|齐齐哈尔
DOK|东营南|東營南|Dongying South|dongyingnan|dyn|东营
GNJ|干塘||Gantang|gantang|gt|中卫
HVP|黑山寺||Heishansi|heishansi|hss|北京
JAL|集安||Ji'an|jian|ja|通化
JMZ|靖西||Jingxi|jingxi|jx|百色
KHU|开化|開化|Kaihua|kaihua|kh|衢州
UTP|潞城||Lucheng|lucheng|lc|长治
LVV|灵丘|靈丘|Lingqiu|lingqiu|lq|大同
KRW|洛湾三江|洛灣三江|Luowansanjiang|luowansanjiang|lwsj|贵阳
MVX|漠河||Mohe|mohe|mh|加格达奇
NJB|牛家||Niujia|niujia|nj|哈尔滨
PAN|普安||Pu'an|puan|pa|武汉
PCE|平昌||Pingchang|pingchang|pc|巴中
POJ|平凉南|平涼南|Pingliang South|pingliangnan|pln|平凉
PXZ|凭祥|憑祥|Pingxiang|pingxiang|px|崇左
QEP|乔庄东|喬莊東|Qiaozhuang East|qiaozhuangdong|qzd|北京
OEP|涉县|涉縣|Shexian|shexian|sx|邯郸
TZR|塔城||Tacheng|tacheng|tc|塔城
TJB|同江||Tongjiang|tongjiang|tj|佳木斯
TQT|太阳升|太陽昇|Taiyangsheng|taiyangsheng|tys|大庆
WKT|五棵树|五棵樹|Wukeshu|wukeshu|wks|长春
XST|小市||Xiaoshi|xiaoshi|xs|本溪
XZT|新肇||Xinzhao|xinzhao|xz|大庆
YIV|永济|永濟|Yongji|yongji|yj|运城
YDY|永乐店|永樂店|Yongledian|yongledian|yld|西安
CTQ|银滩|銀灘|Yintan|yintan|yt|儋州
ZIJ|张家川|張家川|Zhangjiachuan|zhangjiachuan|zjc|天水
ZHD|珠斯花||Zhusihua|zhusihua|zsh|通辽
ARG|安仁||Anren|anren|ar|郴州
BNJ|白银市|白銀市|Baiyinshi|baiyinshi|bys|白银
CSP|磁山||Cishan|cishan|cs|邯郸
CSB|楚山||Chushan|chushan|cs|牡丹江
RBZ|德保||Debao|debao|db|百色
RDD|东戴河|東戴河|Dongdaihe|dongdaihe|ddh|葫芦岛
DWJ|低窝铺|低窩鋪|Diwopu|diwopu|dwp|玉门
DKV|代县|代縣|Daixian|daixian|dx|忻州
DVQ|低庄|低莊|Dizhuang|dizhuang|dz|怀化
EMR|额敏|額敏|Emin|emin|em|塔城
FSV|繁峙||Fanshi|fanshi|fs|忻州
GTS|古田||Gutian|gutian|gt|宁德
HEB|海北||Haibei|haibei|hb|绥化
JAJ|泾川|涇川|Jingchuan|jingchuan|jc|平凉
JFP|井店||Jingdian|jingdian|jd|邯郸
JYJ|靖远|靖遠|Jingyuan|jingyuan|jy|白银
PYQ|金月湾|金月灣|Jinyuewan|jinyuewan|jyw|东方
KDC|昆都仑召|昆都侖召|Kundulunzhao|kundulunzhao|kdlz|包头
ESR|昆玉||Kunyu|kunyu|ky|和田
GMH|灵璧|靈璧|Lingbi|lingbi|lb|宿州
UCP|黎城||Licheng|licheng|lc|长治
LNK|利津南||Lijin South|lijinnan|ljn|东营
COK|兰陵北|蘭陵北|Lanling North|lanlingbei|llb|临沂
LXQ|临湘|臨湘|Linxiang|linxiang|lx|岳阳
MUT|明水河||Mingshuihe|mingshuihe|msh|兴安
NMZ|宁明|寧明|Ningming|ningming|nm|崇左
PVT|平台||Pingtai|pingtai|pt|白城
PYX|平洋||Pingyang|pingyang|py|齐齐哈尔
QQP|迁安|遷安|Qian'an|qianan|qa|唐山
QLY|秦岭|秦嶺|Qinling|qinling|ql|宝鸡
QIJ|清水县|清水縣|Qingshuixian|qingshuixian|qsx|天水
JWE|犍为|犍為|Qianwei|qianwei|qwe|乐山
SRD|三十家||Sanshijia|sanshijia|ssj|朝阳
GPH|泗县|泗縣|Sixian|sixian|sx|宿州
MPH|泗阳|泗陽|Siyang|siyang|sy|宿迁
SYU|三阳|三陽|Sanyang|sanyang|sy|黄山
TJR|铁厂沟|鐵廠溝|Tiechanggou|tiechanggou|tcg|塔城
TRC|土牧尔台|土牧爾台|Tumu'ertai|tumuertai|tmet|乌兰察布
TCT|汤山城|湯山城|Tangshancheng|tangshancheng|tsc|丹东
WAP|武安||Wu'an|wuan|wa|邯郸
WDB|温春|溫春|Wenchun|wenchun|wc|牡丹江
WVB|卫星|衛星|Weixing|weixing|wx|鸡西
WZY|韦庄|韋莊|Weizhuang|weizhuang|wz|渭南
XCB|下城子||Xiachengzi|xiachengzi|xcz|牡丹江
XOD|小东|小東|Xiaodong|xiaodong|xd|锦州
XJV|新绛|新絳|Xinjiang|xinjiang|xj|运城
ESP|小寺沟|小寺溝|Xiaosigou|xiaosigou|xsg|承德
XSB|杏树|杏樹|Xingshu|xingshu|xs|七台河
EIP|下台子||Xiataizi|xiataizi|xtz|承德
XYX|小扬气|小揚氣|Xiaoyangqi|xiaoyangqi|xyq|加格达奇
EIF|襄垣||Xiangyuan|xiangyuan|xy|长治
XRD|西哲里木||Xizhelimu|xizhelimu|xzlm|兴安
YYB|迎春||Yingchun|yingchun|yc|鸡西
YRB|杨岗|楊崗|Yanggang|yanggang|yg|鸡西
GTH|洋河||Yanghe|yanghe|yh|宿迁
YHG|余江|餘江|Yujiang|yujiang|yj|鹰潭
YST|一面山||Yimianshan|yimianshan|yms|丹东
ARP|阳邑|陽邑|Yangyi|yangyi|yy|邯郸
ZAD|治安||Zhi'an|zhian|za|通辽
ZCN|枝城||Zhicheng|zhicheng|zc|宜昌
ZOD|周家屯||Zhoujiatun|zhoujiatun|zjt|锦州
LQJ|兰州新区|蘭州新區|Lanzhou Xinqu|lanzhouxinqu|lzxq|兰州
AJB|安家||Anjia|anjia|aj|哈尔滨
AHX|阿里河||Alihe|alihe|alh|呼伦贝尔
BLX|巴林||Balin|balin|bl|呼伦贝尔
BBB|宾西北|賓西北|Binxi North|binxibei|bxb|哈尔滨
CZB|成高子||Chenggaozi|chenggaozi|cgz|哈尔滨
DCJ|东岔|東岔|Dongcha|dongcha|dc|天水
FSZ|扶绥|扶綏|Fusui|fusui|fs|崇左
LZA|龙镇|龍鎮|Longzhen|longzhen|lz|黑河
MSE|名山||Mingshan|mingshan|ms|雅安
SQT|石桥子|石橋子|Shiqiaozi|shiqiaozi|sqz|本溪
OYT|双阳|雙陽|Shuangyang|shuangyang|sy|长春
SOP|顺义|順義|Shunyi|shunyi|sy|北京
WFB|万发屯|萬發屯|Wanfatun|wanfatun|wft|哈尔滨
WFN|乌龙泉南|烏龍泉南|Wulongquan South|wulongquannan|wlqn|武汉
YSP|元氏||Yuanshi|yuanshi|ys|石家庄
ZSN|左岭|左嶺|Zuoling|zuoling|zl|武汉
BKD|保康||Baokang|baokang|bk|通辽
BAT|白狼||Bailang|bailang|bl|兴安
RDT|德伯斯||Debosi|debosi|dbs|兴安
RZT|大石寨||Dashizhai|dashizhai|dsz|兴安
DYG|大余||Dayu|dayu|dy|赣州
FZB|丰乐镇|豐樂鎮|Fenglezhen|fenglezhen|flz|双鸭山
FNP|抚宁|撫寧|Funing|funing|fn|秦皇岛
GAX|甘河||Ganhe|ganhe|gh|呼伦贝尔
GST|灌水||Guanshui|guanshui|gs|丹东
JWX|吉文||Jiwen|jiwen|jw|呼伦贝尔
KQX|喀喇其||Kalaqi|kalaqi|klq|呼伦贝尔
KHX|克一河||Keyihe|keyihe|kyh|呼伦贝尔
LXX|林海||Linhai|linhai|lh|加格达奇
UJT|两家|兩家|Liangjia|liangjia|lj|白城
LJB|李家||Lijia|lijia|lj|黑河
LAX|老莱|老萊|Laolai|laolai|ll|齐齐哈尔
MJN|闵集|閔集|Minji|minji|mj|孝感
NNH|宁国|寧國|Ningguo|ningguo|ng|宣城
NGT|奈林皋||Nailingao|nailingao|nlg|朝阳
PBE|平坝南|平壩南|Pingba South|pingbanan|pbn|安顺
SJB|尚家||Shangjia|shangjia|sj|绥化
TIX|团结|團結|Tuanjie|tuanjie|tj|齐齐哈尔
TFZ|田林||Tianlin|tianlin|tl|百色
WCT|五叉沟|五叉溝|Wuchagou|wuchagou|wcg|兴安
WQB|倭肯||Woken|woken|wk|七台河
EKB|兴凯|興凱|Xingkai|xingkai|xk|鸡西
XMB|西麻山||Ximashan|ximashan|xms|鸡西
XDB|向阳|向陽|Xiangyang|xiangyang|xy|牡丹江
YXG|攸县南|攸縣南|Youxian South|youxiannan|yxn|株洲
YIE|越西||Yuexi|yuexi|yx|西昌
NQJ|暖泉||Nuanquan|nuanquan|nq|银川
ARX|阿尔山北|阿爾山北|Arxan North|aershanbei|aesb|兴安
AKR|阿拉山口||Alashankou|alashankou|alsk|博乐
BBZ|博白||Bobai|bobai|bb|玉林
BUB|宝清|寶清|Baoqing|baoqing|bq|双鸭山
BQB|宝泉岭|寶泉嶺|Baoquanling|baoquanling|bql|鹤岗
BEC|白云鄂博|白雲鄂博|Baiyun'ebo|baiyunebo|byeb|包头
BYB|背荫河|背蔭河|Beiyinhe|beiyinhe|byh|哈尔滨
CDB|长汀镇|長汀鎮|Changtingzhen|changtingzhen|ctz|牡丹江
CYE|朝阳湖|朝陽湖|Chaoyanghu|chaoyanghu|cyh|成都
DCB|达连河|達連河|Dalianhe|dalianhe|dlh|哈尔滨
DTB|得莫利||Demoli|demoli|dml|哈尔滨
DNF|东明县|東明縣|Dongmingxian|dongmingxian|dmx|菏泽
FLV|风陵渡|風陵渡|Fenglingdu|fenglingdu|fld|运城
FYB|抚远|撫遠|Fuyuan|fuyuan|fy|佳木斯
FZY|凤州|鳳州|Fengzhou|fengzhou|fz|宝鸡
GCV|高村||Gaocun|gaocun|gc|太原
HMB|鹤北|鶴北|Hebei|hebei|hb|佳木斯
HJR|和静|和靜|Hejing|hejing|hj|库尔勒
HIT|哈拉海||Halahai|halahai|hlh|长春
HQM|鹤庆|鶴慶|Heqing|heqing|hq|大理
VSR|和什托洛盖|和什托洛蓋|Heshituoluogai|heshituoluogai|hstlg|塔城
HKP|黄土店|黃土店|Huangtudian|huangtudian|htd|北京
JNP|井南||Jingnan|jingnan|jn|石家庄
JVJ|镜铁山|鏡鐵山|Jingtieshan|jingtieshan|jts|嘉峪关
JTN|金银潭|金銀潭|Jinyintan|jinyintan|jyt|武汉
KAT|开安|開安|Kai'an|kaian|ka|长春
KLV|岢岚|岢嵐|Kelan|kelan|kl|忻州
LGB|拉古||Lagu|lagu|lg|牡丹江
LWJ|绿化|綠化|Lühua|lvhua|lh|嘉峪关
LQL|临江|臨江|Linjiang|linjiang|lj|白山
LYP|涞源|淶源|Laiyuan|laiyuan|ly|保定
MRX|莫尔道嘎|莫爾道嘎|Mo'erdaoga|moerdaoga|medg|呼伦贝尔
MHX|满归|滿歸|Mangui|mangui|mg|呼伦贝尔
UGW|冕宁|冕寧|Mianning|mianning|mn|西昌
NDJ|宁东南|寧東南|Ningdong South|ningdongnan|ndn|银川
NFT|南芬||Nanfen|nanfen|nf|本溪
NCQ|南雄||Nanxiong|nanxiong|nx|韶关
NYE|纳雍|納雍|Nayong|nayong|ny|毕节
NUP|南峪||Nanyu|nanyu|ny|石家庄
PYF|濮阳|濮陽|Puyang|puyang|py|濮阳
QFB|前锋|前鋒|Qianfeng|qianfeng|qf|佳木斯
RQJ|汝箕沟|汝箕溝|Rujigou|rujigou|rjg|石嘴山
RKO|日喀则|日喀則|Shigatse|rikaze|rkz|日喀则
TVX|塔尔气|塔爾氣|Ta'erqi|taerqi|teq|呼伦贝尔
TVC|托克托东|托克托東|Tuoketuo East|tuoketuodong|tktd|呼和浩特
WJE|温江|溫江|Wenjiang|wenjiang|wj|成都
WEB|万乐|萬樂|Wanle|wanle|wl|哈尔滨
XLQ|新晃||Xinhuang|xinhuang|xh|怀化
XLE|西来|西來|Xilai|xilai|xl|成都
AOJ|姚渡||Yaodu|yaodu|yd|广元
YKT|营口|營口|Yingkou|yingkou|yk|营口
YSM|宜良北||Yiliang North|yiliangbei|ylb|昆明
YME|羊马|羊馬|Yangma|yangma|ym|成都
IQV|阳曲西|陽曲西|Yangqu West|yangquxi|yqx|太原
ZSE|朱砂古镇|硃砂古鎮|Zhushaguzhen|zhushaguzhen|zsgz|铜仁
AQC|阿巴嘎旗||Abagaqi|abagaqi|abgq|锡林郭勒
AJJ|艾家村||Aijiacun|aijiacun|ajc|吴忠
ASX|阿龙山|阿龍山|Alongshan|alongshan|als|呼伦贝尔
JTX|阿木尔|阿木爾|Amu'er|amuer|ame|加格达奇
ATV|安塘||Antang|antang|at|忻州
BJJ|白芨沟|白芨溝|Baijigou|baijigou|bjg|石嘴山
BLT|八里甸子||Balidianzi|balidianzi|bldz|本溪
BRP|北马圈子|北馬圈子|Beimajuanzi|beimajuanzi|bmqz|承德
BQP|白旗||Baiqi|baiqi|bq|承德
BOD|白音华南|白音華南|Baiyinhua South|baiyinhuanan|byhn|兴安
BVP|北宅||Beizhai|beizhai|bz|北京
CHZ|册亨|冊亨|Ceheng|ceheng|ch|兴义
CYP|超梁沟|超梁溝|Chaolianggou|chaolianggou|clg|承德
CNJ|长农|長農|Changnong|changnong|cn|中卫
CYF|长垣|長垣|Changyuan|changyuan|cy|新乡
DBJ|大坝|大壩|Daba|daba|db|青铜峡
DKJ|大磴沟|大磴溝|Dadenggou|dadenggou|ddg|石嘴山
DRX|得耳布尔|得耳布爾|De'erbu'er|deerbuer|debe|呼伦贝尔
DRB|东二道河|東二道河|Dong'erdaohe|dongerdaohe|dedh|佳木斯
DLV|豆罗|豆羅|Douluo|douluo|dl|忻州
DDG|德兴东|德興東|Dexing East|dexingdong|dxd|上饶
DTJ|大战场|大戰場|Dazhanchang|dazhanchang|dzc|中卫
ROP|豆庄|豆莊|Douzhuang|douzhuang|dz|邯郸
DAP|大杖子||Dazhangzi|dazhangzi|dzz|承德
RDP|二道沟门|二道溝門|Erdaogoumen|erdaogoumen|edgm|承德
RDX|二道湾|二道灣|Erdaowan|erdaowan|edw|齐齐哈尔
ELA|二龙山屯|二龍山屯|Erlongshantun|erlongshantun|elst|黑河
RYJ|二营|二營|Erying|erying|ey|固原
FDZ|富川||Fuchuan|fuchuan|fc|贺州
FHX|富海||Fuhai|fuhai|fh|齐齐哈尔
GVP|官高||Guangao|guangao|gg|北京
HKB|寒葱沟|寒蔥溝|Hanconggou|hanconggou|hcg|佳木斯
HXJ|韩府湾|韓府灣|Hanfuwan|hanfuwan|hfw|中卫
HPB|洪河||Honghe|honghe|hh|佳木斯
KLY|黄陵|黃陵|Huangling|huangling|hl|延安
VTJ|呼鲁斯太|呼魯斯太|Hulusitai|hulusitai|hlst|阿拉善
VAQ|和平||Heping|heping|hp|河源
HSJ|红寺堡|紅寺堡|Hongsibu|hongsibu|hsp|吴忠
HHP|虎什哈||Hushiha|hushiha|hsh|承德
HQB|黑台||Heitai|heitai|ht|鸡西
HGJ|黄羊滩|黃羊灘|Huangyangtan|huangyangtan|hyt|中卫
JEF|晋城北|晉城北|Jincheng North|jinchengbei|jcb|晋城
VGP|金沟屯|金溝屯|Jingoutun|jingoutun|jgt|承德
JHX|金河||Jinhe|jinhe|jh|呼伦贝尔
VJD|纪家沟|紀家溝|Jijiagou|jijiagou|jjg|承德
JEY|锦界|錦界|Jinjie|jinjie|jj|榆林
JOP|甲山||Jiashan|jiashan|js|承德
KCP|康城||Kangcheng|kangcheng|kc|邯郸
VCZ|罗城|羅城|Luocheng|luocheng|lc|河池
LDP|梁底下||Liangdixia|liangdixia|ldx|承德
UNP|滦河沿|灤河沿|Luanheyan|luanheyan|lhy|承德
LEX|六合镇|六合鎮|Liuhezhen|liuhezhen|lhz|齐齐哈尔
UPJ|六盘山|六盤山|Liupanshan|liupanshan|lps|固原
USP|流水沟|流水溝|Liushuigou|liushuigou|lsg|承德
LSB|梨树镇|梨樹鎮|Lishuzhen|lishuzhen|lsz|鸡西
VLJ|李旺||Liwang|liwang|lw|中卫
LDD|凌源东|凌源東|Lingyuan East|lingyuandong|lyd|朝阳
LIZ|鹿寨||Luzhai|luzhai|lz|柳州
NJD|能家||Nengjia|nengjia|nj|朝阳
NLD|乃林||Nailin|nailin|nl|赤峰
TLP|南堡北||Nanpu North|nanpubei|npb|唐山
NWP|南湾子|南灣子|Nanwanzi|nanwanzi|nwz|承德
NIE|泥溪||Nixi|nixi|nxi|宜宾
PCY|蒲城||Pucheng|pucheng|pc|渭南
PDB|裴德||Peide|peide|pd|鸡西
PHP|徘徊北||Paihuai North|paihuaibei|phb|邯郸
PSW|彭山||Pengshan|pengshan|ps|眉山
PSV|平社||Pingshe|pingshe|ps|忻州
PWV|平旺||Pingwang|pingwang|pw|大同
PYJ|彭阳|彭陽|Pengyang|pengyang|py|固原
POD|泡子||Paozi|paozi|pz|阜新
QOT|乾安|干安|Qian'an|qianan|qa|松原
QUY|千河||Qianhe|qianhe|qh|宝鸡
QZV|秦家庄|秦家莊|Qinjiazhuang|qinjiazhuang|qjz|忻州
QSB|青山||Qingshan|qingshan|qs|牡丹江
QOY|千阳|千陽|Qianyang|qianyang|qy|宝鸡
QYJ|七营|七營|Qiying|qiying|qy|固原
OBJ|石坝|石壩|Shiba|shiba|sb|吴忠
OBP|上板城南||Shangbancheng South|shangbanchengnan|sbcn|承德
OCH|舒城||Shucheng|shucheng|sc|六安
SMV|神池||Shenchi|shenchi|sc|忻州
OKJ|三关口|三關口|Sanguankou|sanguankou|sgk|固原
OXP|三河县|三河縣|Sanhexian|sanhexian|shx|廊坊
OJJ|沈家河||Shenjiahe|shenjiahe|sjh|固原
OMP|什里店||Shilidian|shilidian|sld|邯郸
ONC|苏尼特左旗|蘇尼特左旗|Sunitezuoqi|sunitezuoqi|sntzq|锡林郭勒
SBZ|双牌|雙牌|Shuangpai|shuangpai|sp|永州
STE|石梯||Shiti|shiti|st|达州
SEV|神头|神頭|Shentou|shentou|st|朔州
OVH|歙县|歙縣|Shexian|shexian|sx|黄山
SYV|寿阳|壽陽|Shouyang|shouyang|sy|晋中
OEJ|三营|三營|Sanying|sanying|sy|固原
OZY|孙镇|孫鎮|Sunzhen|sunzhen|sz|渭南
IEP|唐海南||Tanghai South|tanghainan|thn|唐山
TQX|图强|圖強|Tuqiang|tuqiang|tq|加格达奇
TQJ|土桥子|土橋子|Tuqiaozi|tuqiaozi|tqz|中卫
TYJ|太阳山|太陽山|Taiyangshan|taiyangshan|tys|吴忠
WHP|五道河||Wudaohe|wudaohe|wdh|承德
WJP|午汲||Wuji|wuji|wj|邯郸
WIO|乌兰|烏蘭|Wulan|wulan|wl|海西
WZJ|王团庄|王團莊|Wangtuanzhuang|wangtuanzhuang|wtz|吴忠
WZV|五寨||Wuzhai|wuzhai|wz|忻州
XRX|新绰源|新綽源|Xinchuoyuan|xinchuoyuan|xcy|呼伦贝尔
EDW|喜德||Xide|xide|xd|西昌
XMP|西大庙|西大廟|Xidamiao|xidamiao|xdm|承德
XWJ|宣和||Xuanhe|xuanhe|xh|中卫
XXB|襄河||Xianghe|xianghe|xh|黑河
XLJ|新李||Xinli|xinli|xl|平凉
XAT|下马塘|下馬塘|Xiamatang|xiamatang|xmt|本溪
XWD|西乌旗|西烏旗|Xiwuqi|xiwuqi|xwq|兴安
ERP|新杖子||Xinzhangzi|xinzhangzi|xzz|承德
AEP|岩会|巖會|Yanhui|yanhui|yh|阳泉
YJX|银浪|銀浪|Yinlang|yinlang|yl|大庆
YMX|伊敏||Yimin|yimin|ym|呼伦贝尔
YGP|榆树沟|榆樹溝|Yushugou|yushugou|ysg|承德
YAD|杨树岭|楊樹嶺|Yangshuling|yangshuling|ysl|承德
ZUP|张百湾|張百灣|Zhangbaiwan|zhangbaiwan|zbw|承德
ZCV|赵城|趙城|Zhaocheng|zhaocheng|zc|临汾
ZEC|准格尔|準格爾|Zhunge'er|zhungeer|zge|鄂尔多斯
ZHX|中和||Zhonghe|zhonghe|zh|齐齐哈尔
CWJ|褚家湾|褚家灣|Zhujiawan|zhujiawan|zjw|固原
ZNJ|中宁南|中寧南|Zhongning South|zhongningnan|znn|中卫
XQF|西阳村|西陽村|Xiyangcun|xiyangcun|xyc|晋城
CRW|重庆南|重慶南|Chongqing South|chongqingnan|cqn|重庆
LBT|林盛堡||Linshengpu|linshengpu|lsp|沈阳
CXT|陈相屯|陳相屯|Chenxiangtun|chenxiangtun|cxt|沈阳
IHN|后湖|後湖|Houhu|houhu|hh|武汉
HJT|华家|華家|Huajia|huajia|hj|长春
KNN|花山南||Huashan South|huashannan|hsn|武汉
HNO|湟源||Huangyuan|huangyuan|hy|西宁
PNK|平度||Pingdu|pingdu|pd|青岛
XJB|徐家||Xujia|xujia|xj|哈尔滨
RHB|新香坊北||Xinxiangfang North|xinxiangfangbei|xxfb|哈尔滨
XXM|小新街||Xiaoxinjie|xiaoxinjie|xxj|昆明
YGW|燕岗|燕崗|Yangang|yangang|yg|乐山
YLM|杨林|楊林|Yanglin|yanglin|yl|昆明
ALD|敖力布告||Aolibugao|aolibugao|albg|通辽
BWH|宝华山|寶華山|Baohuashan|baohuashan|bhs|镇江
BOZ|北流||Beiliu|beiliu|bl|玉林
DDB|滴道||Didao|didao|dd|鸡西
DEP|洞庙河|洞廟河|Dongmiaohe|dongmiaohe|dmh|承德
FTX|冯屯|馮屯|Fengtun|fengtun|ft|齐齐哈尔
GZB|古城镇|古城鎮|Guchengzhen|guchengzhen|gcz|牡丹江
GTP|官厅|官廳|Guanting|guanting|gt|张家口
KEP|官厅西|官廳西|Guanting West|guantingxi|gtx|张家口
HIM|黑井||Heijing|heijing|hj|楚雄
HAX|哈拉苏|哈拉蘇|Halasu|halasu|hls|呼伦贝尔
LVT|刘家河|劉家河|Liujiahe|liujiahe|ljh|丹东
LUK|临邑|臨邑|Linyi|linyi|ly|德州
MOB|磨刀石||Modaoshi|modaoshi|mds|牡丹江
PRP|偏店||Piandian|piandian|pd|邯郸
PND|平庄南|平莊南|Pingzhuang South|pingzhuangnan|pzn|赤峰
QIH|祁门|祁門|Qimen|qimen|qm|黄山
SPB|石磷||Shilin|shilin|sl|鸡西
SON|遂平||Suiping|suiping|sp|驻马店
SJQ|三水||Sanshui|sanshui|ss|佛山
SDH|三堂集||Santangji|santangji|stj|阜阳
IPQ|始兴|始興|Shixing|shixing|sx|韶关
OYP|水洋||Shuiyang|shuiyang|sy|长治
WQP|微子镇|微子鎮|Weizizhen|weizizhen|wzz|长治
XRP|悬钟|懸鐘|Xuanzhong|xuanzhong|xz|邯郸
CAJ|陈官营|陳官營|Chenguanying|chenguanying|cgy|兰州
CVK|常庄|常莊|Changzhuang|changzhuang|cz|济南
FSJ|丰水村|豐水村|Fengshuicun|fengshuicun|fsc|兰州
GDJ|甘草店||Gancaodian|gancaodian|gcd|兰州
ULK|蔺家楼|藺家樓|Linjialou|linjialou|ljl|济南
UQJ|龙泉寺|龍泉寺|Longquansi|longquansi|lqs|兰州
LVJ|兰州东|蘭州東|Lanzhou East|lanzhoudong|lzd|兰州
PXJ|坡底下||Podixia|podixia|pdx|兰州
SJJ|邵家堂||Shaojiatang|shaojiatang|sjt|兰州
OYJ|水源||Shuiyuan|shuiyuan|sy|兰州
XUJ|西固城||Xigucheng|xigucheng|xgc|兰州
XTJ|许家台|許家台|Xujiatai|xujiatai|xjt|兰州
XAM|小哨||Xiaoshao|xiaoshao|xs|昆明
ZUJ|朱家窑|朱家窯|Zhujiayao|zhujiayao|zjy|兰州
BGM|柏果||Baiguo|baiguo|bg|六盘水
CTY|朝天南||Chaotian South|chaotiannan|ctn|广元
CWY|长武|長武|Changwu|changwu|cw|咸阳
DFP|大涧|大澗|Dajian|dajian|dj|大同
DPK|东营|東營|Dongying|dongying|dy|东营
EJC|额济纳|額濟納|Ejina|ejina|ejn|阿拉善
FEM|发耳|發耳|Fa'er|faer|fe|六盘水
GRX|古莲|古蓮|Gulian|gulian|gl|加格达奇
GMC|公庙子|公廟子|Gongmiaozi|gongmiaozi|gmz|巴彦淖尔
HBV|河边|河邊|Hebian|hebian|hb|忻州
OKB|宏克力||Hongkeli|hongkeli|hkl|哈尔滨
JUL|建安||Jian'an|jianan|ja|辽源
LCW|隆昌||Longchang|longchang|lc|内江
LGK|陵城||Lingcheng|lingcheng|lc|德州
LGP|良各庄|良各莊|Lianggezhuang|lianggezhuang|lgz|北京
LJL|龙井|龍井|Longjing|longjing|lj|延边
UKK|龙口市|龍口市|Longkoushi|longkoushi|lks|烟台
LWK|莱芜东|萊蕪東|Laiwu East|laiwudong|lwd|济南
LWH|兰溪|蘭溪|Lanxi|lanxi|lx|金华
NMP|南大庙|南大廟|Nandamiao|nandamiao|ndm|承德
NMO|尼木||Nimu|nimu|nm|拉萨
QSO|曲水县|曲水縣|Qushuixian|qushuixian|qsx|拉萨
QUV|清徐||Qingxu|qingxu|qx|太原
RIH|如东|如東|Rudong|rudong|rd|南通
SEP|十渡||Shidu|shidu|sd|北京
SWT|深井子||Shenjingzi|shenjingzi|sjz|沈阳
OHB|双龙湖|雙龍湖|Shuanglonghu|shuanglonghu|slh|哈尔滨
SWS|邵武||Shaowu|shaowu|sw|南平
TAM|通海||Tonghai|tonghai|th|玉溪
TEN|天河街||Tianhejie|tianhejie|thj|武汉
TSW|土溪||Tuxi|tuxi|tx|达州
TYT|通远堡|通遠堡|Tongyuanpu|tongyuanpu|typ|丹东
XIJ|西固||Xigu|xigu|xg|兰州
XGJ|夏官营|夏官營|Xiaguanying|xiaguanying|xgy|兰州
XPH|仙林||Xianlin|xianlin|xl|南京
XOV|孝西||Xiaoxi|xiaoxi|xx|吕梁
YWB|亚布力南|亞布力南|Yabuli South|yabulinan|ybln|哈尔滨
FGP|雁栖湖|雁棲湖|Yanqihu|yanqihu|yqh|北京
YYV|阳泉曲|陽泉曲|Yangquanqu|yangquanqu|yqq|吕梁
AOP|燕山||Yanshan|yanshan|ys|北京
ZIW|遵义西|遵義西|Zunyi West|zunyixi|zyx|遵义
AHP|艾河||Aihe|aihe|ah|保定
AZM|阿南庄|阿南莊|Ananzhuang|ananzhuang|anz|楚雄
BGV|白壁关|白壁關|Baibiguan|baibiguan|bbg|吕梁
FWH|栟茶||Bencha|bencha|bc|南通
BUP|板城||Bancheng|bancheng|bc|保定
BLQ|碧江||Bijiang|bijiang|bj|佛山
BBM|白鸡坡|白雞坡|Baijipo|baijipo|bjp|六盘水
AAP|百里峡|百里峽|Bailixia|bailixia|blx|保定
BQL|白泉||Baiquan|baiquan|bq|辽源
BSY|白水江||Baishuijiang|baishuijiang|bsj|汉中
BPM|白沙坡||Baishapo|baishapo|bsp|曲靖
BUM|白水镇|白水鎮|Baishuizhen|baishuizhen|bsz|曲靖
BYP|北屯||Beitun|beitun|bt|保定
BXK|博兴|博興|Boxing|boxing|bx|滨州
BID|白音他拉||Baiyintala|baiyintala|bytl|通辽
BXY|彬州||Binzhou|binzhou|bz|咸阳
CEJ|长城|長城|Changcheng|changcheng|cc|白银
CHP|崔黄口|崔黃口|Cuihuangkou|cuihuangkou|chk|天津
CQB|辰清||Chenqing|chenqing|cq|黑河
EFW|长寿|長壽|Changshou|changshou|cs|长寿
CFP|曹子里||Caozili|caozili|czl|天津
CWM|车转湾|車轉灣|Chezhuanwan|chezhuanwan|czw|曲靖
DGJ|打柴沟|打柴溝|Dachaigou|dachaigou|dcg|武威
DMM|都格||Duge|duge|dg|六盘水
DTT|大官屯||Daguantun|daguantun|dgt|抚顺
DHP|大灰厂|大灰廠|Dahuichang|dahuichang|dhc|北京
DKP|大口屯||Dakoutun|dakoutun|dkt|天津
DMD|东明村|東明村|Dongmingcun|dongmingcun|dmc|通辽
RPP|大盘石|大盤石|Dapanshi|dapanshi|dps|保定
DRQ|东升|東昇|Dongsheng|dongsheng|ds|中山
DRJ|东湾|東灣|Dongwan|dongwan|dw|白银
DXV|定襄||Dingxiang|dingxiang|dx|忻州
DXM|甸心||Dianxin|dianxin|dx|楚雄
DBV|东淤地|東淤地|Dongyudi|dongyudi|dyd|忻州
DYV|大营|大營|Daying|daying|dy|忻州
DWV|兑镇|兌鎮|Duizhen|duizhen|dz|吕梁
DZV|东庄|東莊|Dongzhuang|dongzhuang|dz|忻州
DZY|大竹园|大竹園|Dazhuyuan|dazhuyuan|dzy|安康
EFN|鄂州东|鄂州東|Ezhou East|ezhoudong|ezd|鄂州
FKP|福山口||Fushankou|fushankou|fsk|保定
FYP|浮图峪|浮圖峪|Futuyu|futuyu|fty|保定
VZK|范镇|范鎮|Fanzhen|fanzhen|fz|泰安
GSP|孤山口||Gushankou|gushankou|gsk|北京
GAY|高滩|高灘|Gaotan|gaotan|gt|安康
GZS|光泽|光澤|Guangze|guangze|gz|南平
VCQ|华城|華城|Huacheng|huacheng|hc|梅州
HCJ|黑冲滩|黑衝灘|Heichongtan|heichongtan|hct|武威
KHN|花湖||Huahu|huahu|hh|黄石
HJJ|贺家店|賀家店|Hejiadian|hejiadian|hjd|天水
HJM|花家庄|花家莊|Huajiazhuang|huajiazhuang|hjz|六盘水
HIB|桦林|樺林|Hualin|hualin|hl|牡丹江
HLL|和龙|和龍|Helong|helong|hl|延边
HYP|韩麻营|韓麻營|Hanmaying|hanmaying|hmy|承德
HZM|花棚子||Huapengzi|huapengzi|hpz|攀枝花
HEY|宏庆|宏慶|Hongqing|hongqing|hq|陇南
VQH|花桥|花橋|Huaqiao|huaqiao|hq|苏州
KRN|华容南|華容南|Huarong South|huarongnan|hrn|鄂州
VSJ|红砂岘|紅砂峴|Hongshaxian|hongshaxian|hsx|白银
HWK|黑旺||Heiwang|heiwang|hw|淄博
HTJ|红岘台|紅峴台|Hongxiantai|hongxiantai|hxt|白银
HFO|海晏||Haiyan|haiyan|hy|海北
IYN|槐荫|槐蔭|Huaiyin|huaiyin|hy|孝感
HYJ|黄羊镇|黃羊鎮|Huangyangzhen|huangyangzhen|hyz|武威
JFD|建昌||Jianchang|jianchang|jc|葫芦岛
PFQ|尖峰||Jianfeng|jianfeng|jf|乐东
JGC|碱柜|鹼櫃|Jiangui|jiangui|jg|鄂尔多斯
JLJ|芨岭|芨嶺|Jiling|jiling|jl|金昌
JUB|佳木斯西||Jiamusi West|jiamusixi|jmsx|佳木斯
JXJ|靖远西|靖遠西|Jingyuan West|jingyuanxi|jyx|白银
KDT|宽甸|寬甸|Kuandian|kuandian|kd|丹东
KAB|奎山||Kuishan|kuishan|ks|牡丹江
LVP|六道河子||Liudaohezi|liudaohezi|ldhz|承德
LGM|龙骨甸|龍骨甸|Longgudian|longgudian|lgd|楚雄
LGJ|龙沟|龍溝|Longgou|longgou|lg|武威
LHP|龙华|龍華|Longhua|longhua|lh|衡水
LIJ|李家坪||Lijiaping|lijiaping|ljp|定西
LKQ|路口铺|路口鋪|Lukoupu|lukoupu|lkp|岳阳
UAP|卢龙|盧龍|Lulong|lulong|ll|秦皇岛
LMJ|洛门|洛門|Luomen|luomen|lm|天水
LGY|礼泉|禮泉|Liquan|liquan|lq|咸阳
LGT|连山关|連山關|Lianshanguan|lianshanguan|lsg|本溪
LET|李石寨||Lishizhai|lishizhai|lsz|抚顺
LBM|龙塘坝|龍塘壩|Longtangba|longtangba|ltb|楚雄
LVZ|濑湍|瀨湍|Laituan|laituan|lt|崇左
LRJ|狼尾山||Langweishan|langweishan|lws|张掖
UAQ|雷州||Leizhou|leizhou|lz|湛江
LEM|拉鲊|拉鮓|Lazha|lazha|lz|攀枝花
MAP|庙城|廟城|Miaocheng|miaocheng|mc|北京
KPM|茅草坪||Maocaoping|maocaoping|mcp|六盘水
MUQ|猛洞河||Mengdonghe|mengdonghe|mdh|吉首
MHB|马莲河|馬蓮河|Malianhe|malianhe|mlh|牡丹江
MLD|茂林||Maolin|maolin|ml|四平
MGM|马龙|馬龍|Malong|malong|ml|曲靖
MAB|麻山||Mashan|mashan|ms|鸡西
MZJ|庙庄|廟莊|Miaozhuang|miaozhuang|mz|平凉
NBK|南博山||Nanboshan|nanboshan|nbs|淄博
NCK|南仇||Nanqiu|nanqiu|nc|淄博
NSP|南城司||Nanchengsi|nanchengsi|ncs|保定
NGP|南观村|南觀村|Nanguancun|nanguancun|ngc|北京
NHJ|南河川||Nanhechuan|nanhechuan|nhc|天水
NMX|南木||Nanmu|nanmu|nm|呼伦贝尔
PAJ|磐安镇|磐安鎮|Pan'anzhen|pananzhen|paz|天水
PGM|平关|平關|Pingguan|pingguan|pg|六盘水
PAM|盘关|盤關|Panguan|panguan|pg|六盘水
PHM|平河口||Pinghekou|pinghekou|phk|曲靖
PTM|平田||Pingtian|pingtian|pt|六盘水
PGV|平型关|平型關|Pingxingguan|pingxingguan|pxg|大同
PPJ|平原堡||Pingyuanpu|pingyuanpu|pyp|张掖
PYP|平峪||Pingyu|pingyu|py|北京
QVP|奇峰塔||Qifengta|qifengta|qft|保定
QJZ|渠旧|渠舊|Qujiu|qujiu|qj|崇左
QBT|祁家堡||Qijiapu|qijiapu|qjp|本溪
QIB|青龙|青龍|Qinglong|qinglong|ql|鸡西
QEJ|清水北||Qingshui North|qingshuibei|qsb|酒泉
QWP|前苇塘|前葦塘|Qianweitang|qianweitang|qwt|承德
QBY|乾县|干縣|Qianxian|qianxian|qx|咸阳
QXJ|桥西|橋西|Qiaoxi|qiaoxi|qx|嘉峪关
QXC|旗下营|旗下營|Qixiaying|qixiaying|qxy|乌兰察布
RUO|仁布||Renbu|renbu|rb|日喀则
SCS|顺昌|順昌|Shunchang|shunchang|sc|南平
SVK|上高镇|上高鎮|Shanggaozhen|shanggaozhen|sgz|泰安
SBM|松河||Songhe|songhe|sh|六盘水
SVP|三合庄|三合莊|Sanhezhuang|sanhezhuang|shz|北京
OLK|司家岭|司家嶺|Sijialing|sijialing|sjl|淄博
SMM|三家寨||Sanjiazhai|sanjiazhai|sjz|六盘水
VLD|舍力虎||Shelihu|shelihu|slh|通辽
SFJ|沙坡头|沙坡頭|Shapotou|shapotou|spt|中卫
SID|水泉||Shuiquan|shuiquan|sq|朝阳
SFM|沙沱||Shatuo|shatuo|st|六盘水
SWP|上万|上萬|Shangwan|shangwan|sw|北京
SYJ|三阳川|三陽川|Sanyangchuan|sanyangchuan|syc|天水
SPJ|上腰墩||Shangyaodun|shangyaodun|syd|武威
TAJ|通安驿|通安驛|Tong'anyi|tonganyi|tay|定西
PST|铁刹山|鐵剎山|Tiechashan|tiechashan|tcs|本溪
TZP|统军庄|統軍莊|Tongjunzhuang|tongjunzhuang|tjz|北京
TMD|吐列毛杜||Tuliemaodu|tuliemaodu|tlmd|兴安
TIZ|亭亮||Tingliang|tingliang|tl|崇左
TCJ|土门子|土門子|Tumenzi|tumenzi|tmz|武威
TYP|塔崖驿|塔崖驛|Tayayi|tayayi|tyy|保定
TZV|天镇|天鎮|Tianzhen|tianzhen|tz|大同
WVP|王安镇|王安鎮|Wang'anzhen|wanganzhen|waz|保定
WGM|吴官田|吳官田|Wuguantian|wuguantian|wgt|曲靖
WCJ|吴家川|吳家川|Wujiachuan|wujiachuan|wjc|白银
WJR|魏家泉||Weijiaquan|weijiaquan|wjq|昌吉
WVX|瓦拉干||Walagan|walagan|wlg|加格达奇
WNJ|渭南镇|渭南鎮|Weinanzhen|weinanzhen|wnz|天水
WKD|魏杖子||Weizhangzi|weizhangzi|wzz|朝阳
XEM|小村||Xiaocun|xiaocun|xc|楚雄
NBB|西岗子|西崗子|Xigangzi|xigangzi|xgz|黑河
XNV|孝南||Xiaonan|xiaonan|xn|吕梁
XQJ|兴泉堡|興泉堡|Xingquanbu|xingquanbu|xqp|白银
XSV|下社||Xiashe|xiashe|xs|忻州
XSJ|许三湾|許三灣|Xusanwan|xusanwan|xsw|张掖
EPD|新窝铺|新窩鋪|Xinwopu|xinwopu|xwp|赤峰
XZC|西小召||Xixiaozhao|xixiaozhao|xxz|巴彦淖尔
XXP|小西庄|小西莊|Xiaoxizhuang|xiaoxizhuang|xxz|保定
XFM|小月旧|小月舊|Xiaoyuejiu|xiaoyuejiu|xyj|楚雄
XZJ|新阳镇|新陽鎮|Xinyangzhen|xinyangzhen|xyz|天水
YYY|砚川|硯川|Yanchuan|yanchuan|yc|商洛
ACP|云彩岭|雲彩嶺|Yuncailing|yuncailing|ycl|大同
YDM|尹地||Yindi|yindi|yd|楚雄
YAJ|园墩|園墩|Yuandun|yuandun|yd|武威
VTM|雨格||Yuge|yuge|yg|六盘水
YQW|月华|月華|Yuehua|yuehua|yh|西昌
YHM|羊臼河||Yangjiuhe|yangjiuhe|yjh|楚雄
YAM|营街|營街|Yingjie|yingjie|yj|六盘水
AFP|云居寺|雲居寺|Yunjusi|yunjusi|yjs|北京
AZK|燕家庄|燕家莊|Yanjiazhuang|yanjiazhuang|yjz|泰安
YUM|月亮田||Yueliangtian|yueliangtian|ylt|六盘水
YVV|阳明堡|陽明堡|Yangmingbu|yangmingbu|ymb|忻州
YZJ|营盘水|營盤水|Yingpanshui|yingpanshui|yps|中卫
AQK|源迁|源遷|Yuanqian|yuanqian|yq|淄博
YSJ|玉石||Yushi|yushi|ys|金昌
ASY|永寿|永壽|Yongshou|yongshou|ys|咸阳
AUM|玉舍||Yushe|yushe|ys|六盘水
AIP|野三坡||Yesanpo|yesanpo|ysp|保定
YWM|羊尾哨||Yangweishao|yangweishao|yws|曲靖
YYJ|鸳鸯镇|鴛鴦鎮|Yuanyangzhen|yuanyangzhen|yyz|天水
YZY|燕子砭||Yanzibian|yanzibian|yzb|汉中
YQM|迤资|迤資|Yizi|yizi|yz|攀枝花
ZBP|招柏||Zhaobai|zhaobai|zb|大同
ZER|准东|準東|Zhundong|zhundong|zd|昌吉
ZFM|照福铺|照福鋪|Zhaofupu|zhaofupu|zfp|曲靖
ZYP|紫荆关|紫荊關|Zijingguan|zijingguan|zjg|保定
ZLV|张兰|張蘭|Zhanglan|zhanglan|zl|晋中
ZXS|资溪|資溪|Zixi|zixi|zx|资溪
ZIP|张辛|張辛|Zhangxin|zhangxin|zx|北京
ZZC|卓资山|卓資山|Zhuozishan|zhuozishan|zzs|乌兰察布
MNO|民和南||Minhe South|minhenan|mhn|海东
XOB|新松浦||Xinsongpu|xinsongpu|xsp|哈尔滨
BAY|巴山||Bashan|bashan|bs|汉中
IRQ|丹霞山||Danxiashan|danxiashan|dxs|韶关
RET|大阳|大陽|Dayang|dayang|dy|本溪
HUD|黄花筒|黃花筒|Huanghuatong|huanghuatong|hht|通辽
JCK|鄄城||Juancheng|juancheng|jc|菏泽
MBY|毛坝|毛壩|Maoba|maoba|mb|达州
MGY|毛坝关|毛壩關|Maobaguan|maobaguan|mbg|安康
MLY|麻柳||Maliu|maliu|ml|安康
PDP|潘家店||Panjiadian|panjiadian|pjd|承德
ZIV|枣林|棗林|Zaolin|zaolin|zl|忻州
VAP|北京北||Beijing North|beijingbei|bjb|北京
BUI|北京通州||Beijing Tongzhou|beijingtongzhou|bjtz|北京
CYI|房山东|房山東|Fangshan East|fangshandong|fsd|北京
HIP|后吕村|後呂村|Houlücun|houlvcun|hlc|北京
LXI|礼贤|禮賢|Lixian|lixian|lx|北京
YMI|衙门口东|衙門口東|Yamenkou East|yamenkoudong|ymkd|北京
LTU|练塘|練塘|Liantang|liantang|lt|上海
YTM|万象|永珍|Vientiane|wanxiang|wx|万象
BRZ|百浪||Bailang|bailang|bl|南宁
BNM|班猫箐|班貓箐|Banmaoqing|banmaoqing|bmq|昆明
BIV|北营|北營|Beiying|beiying|by|太原
CET|长春南|長春南|Changchun South|changchunnan|ccn|长春
CNK|长清|長清|Changqing|changqing|cq|济南
DCT|大成||Dacheng|dacheng|dc|沈阳
DNZ|大拟|大擬|Dani|dani|dn|南宁
DZZ|大王滩|大王灘|Dawangtan|dawangtan|dwt|南宁
DYZ|大元||Dayuan|dayuan|dy|南宁
GAK|钢城|鋼城|Gangcheng|gangcheng|gc|济南
GKT|孤家子||Gujiazi|gujiazi|gjz|沈阳
GNM|广南卫|廣南衛|Guangnanwei|guangnanwei|gnw|昆明
XWQ|广州新塘|廣州新塘|Guangzhou Xintang|guangzhouxintang|gzxt|广州
GXQ|广州西|廣州西|Guangzhou West|guangzhouxi|gzx|广州
HTT|皇姑屯||Huanggutun|huanggutun|hgt|沈阳
XHH|杭州南||Hangzhou South|hangzhounan|hzn|杭州
VHK|历城|歷城|Licheng|licheng|lc|济南
LUM|乐善村|樂善村|Leshancun|leshancun|lsc|昆明
UTY|蓝田|藍田|Lantian|lantian|lt|西安
LTJ|骆驼巷|駱駝巷|Luotuoxiang|luotuoxiang|ltx|兰州
VIK|莱芜北|萊蕪北|Laiwu North|laiwubei|lwb|济南
MOM|茂舍祖||Maoshezu|maoshezu|msz|昆明
HOG|南昌南||Nanchang South|nanchangnan|ncn|南昌
NCZ|宁村|寧村|Ningcun|ningcun|nc|南宁
ULZ|那罗|那羅|Naluo|naluo|nl|南宁
NRZ|南宁北|南寧北|Nanning North|nanningbei|nnb|南宁
NPZ|那铺|那鋪|Napu|napu|np|南宁
QDM|七甸||Qidian|qidian|qd|昆明
ZWT|世博园|世博園|Shiboyuan|shiboyuan|sby|沈阳
SHM|施家嘴||Shijiazui|shijiazui|sjz|昆明
SDT|沈阳东|瀋陽東|Shenyang East|shenyangdong|syd|沈阳
OOT|沈阳西|瀋陽西|Shenyang West|shenyangxi|syx|沈阳
SAJ|桑园子|桑園子|Sangyuanzi|sangyuanzi|syz|兰州
LFN|武汉东|武漢東|Wuhan East|wuhandong|whd|武汉
WJJ|王家湾|王家灣|Wangjiawan|wangjiawan|wjw|兰州
WJZ|吴圩机场|吳圩機場|Wuxu Airport|wuxujichang|wxjc|南宁
XDY|西安东|西安東|Xi'an East|xiandong|xad|西安
EKM|西街口||Xijiekou|xijiekou|xjk|昆明
XYK|雪野||Xueye|xueye|xy|济南
YYM|永丰营|永豐營|Yongfengying|yongfengying|yfy|昆明
YVM|宜耐||Yinai|yinai|yn|昆明
YUT|榆树台|榆樹台|Yushutai|yushutai|yst|沈阳
CAY|引镇|引鎮|Yinzhen|yinzhen|yz|西安
VQK|章丘南||Zhangqiu South|zhangqiunan|zqn|济南
ACI|安次||Anci|anci|ac|廊坊
AJU|安吉||Anji|anji|aj|湖州
AOR|阿拉尔|阿拉爾|Aral|alaer|ale|阿克苏
AXN|安陆西|安陸西|Anlu West|anluxi|alx|孝感
AXU|安亭西||Anting West|antingxi|atx|上海
BII|北辰||Beichen|beichen|bc|天津
BPP|宝坻北|寶坻北|Baodi North|baodibei|bdb|天津
VLP|八达岭长城|八達嶺長城|Badalingchangcheng|badalingchangcheng|bdlcc|北京
ILP|八达岭|八達嶺|Badaling|badaling|bdl|北京
BOE|毕节|畢節|Bijie|bijie|bj|毕节
BVE|白云北|白雲北|Baiyun North|baiyunbei|byb|贵阳
BBA|白云机场北|白雲機場北|Baiyun Airport North|baiyunjichangbei|byjcb|广州
FMC|巴彦淖尔|巴彥淖爾|Bayannur|bayannaoer|byne|巴彦淖尔
BXE|白云西|白雲西|Baiyun West|baiyunxi|byx|贵阳
BDE|巴中东|巴中東|Bazhong East|bazhongdong|bzd|巴中
BFY|彬州东|彬州東|Binzhou East|binzhoudong|bzd|咸阳
BNU|亳州南||Bozhou South|bozhounan|bzn|亳州
CUL|长白山|長白山|Changbaishan|changbaishan|cbs|延边
SJL|长白山西|長白山西|Changbaishan West|changbaishanxi|cbsx|白山
PGP|曹妃甸港||Caofeidiangang|caofeidiangang|cfdg|唐山
CFD|赤峰南||Chifeng South|chifengnan|cfn|赤峰
CGT|柴岗|柴崗|Chaigang|chaigang|cg|长春
CGF|长葛北|長葛北|Changge North|changgebei|cgb|许昌
CGY|城固||Chenggu|chenggu|cg|汉中
CIS|长乐东|長樂東|Changle East|changledong|cld|福州
CAS|长乐|長樂|Changle|changle|cl|福州
CDG|茶陵||Chaling|chaling|cl|株洲
KOP|崇礼|崇禮|Chongli|chongli|cl|张家口
CLA|长流|長流|Changliu|changliu|cl|海口
CVS|长乐南|長樂南|Changle South|changlenan|cln|福州
YBW|翠屏||Cuiping|cuiping|cp|宜宾
CPP|昌平||Changping|changping|cp|北京
CRG|崇仁||Chongren|chongren|cr|崇仁
CIP|磁县|磁縣|Cixian|cixian|cx|邯郸
CIA|城西||Chengxi|chengxi|cx|海口
CUF|长治东|長治東|Changzhi East|changzhidong|czd|长治
COZ|崇左南||Chongzuo South|chongzuonan|czn|崇左
DPJ|东风南|東風南|Dongfeng South|dongfengnan|dfn|酒泉
DNA|东莞南|東莞南|Dongguan South|dongguannan|dgn|东莞
WGQ|东莞西|東莞西|Dongguan West|dongguanxi|dgx|东莞
DIG|定南南||Dingnan South|dingnannan|dnn|赣州
DOC|东胜|東勝|Dongsheng|dongsheng|ds|鄂尔多斯
DMV|大同南||Datong South|datongnan|dtn|大同
DWE|党武|黨武|Dangwu|dangwu|dw|贵阳
IWP|大兴机场|大興機場|Daxing Airport|daxingjichang|dxjc|北京
RIZ|东兴市|東興市|Dongxingshi|dongxingshi|dxs|防城港
DDF|邓州东|鄧州東|Dengzhou East|dengzhoudong|dzd|南阳
ENE|峨边南|峨邊南|Ebian South|ebiannan|ebn|乐山
FIH|肥东|肥東|Feidong|feidong|fd|合肥
FUV|府谷||Fugu|fugu|fg|榆林
FVG|浮梁东|浮梁東|Fuliang East|fuliangdong|fld|景德镇
FLJ|福利区|福利區|Fuliqu|fuliqu|flq|兰州
FSE|富顺|富順|Fushun|fushun|fs|自贡
FET|抚顺|撫順|Fushun|fushun|fs|抚顺
FEA|飞霞|飛霞|Feixia|feixia|fx|清远
FAH|肥西||Feixi|feixi|fx|合肥
FYR|富蕴|富蘊|Fuyun|fuyun|fyu|阿勒泰
FXU|阜阳西|阜陽西|Fuyang West|fuyangxi|fyx|阜阳
GAE|贵安|貴安|Gui'an|guian|ga|贵阳
HGD|高花||Gaohua|gaohua|gh|沈阳
VWW|高兴|高興|Gaoxing|gaoxing|gx|广安
GHP|冠县|冠縣|Guanxian|guanxian|gx|聊城
LFP|广阳|廣陽|Guangyang|guangyang|gy|廊坊
GOG|赣州西|贛州西|Ganzhou West|ganzhouxi|gzx|赣州
HAU|淮安东|淮安東|Huai'an East|huaiandong|had|淮安
HCE|湖潮东|湖潮東|Huchao East|huchaodong|hcd|贵阳
HCA|花城街||Huachengjie|huachengjie|hcj|广州
HIZ|河池西||Hechi West|hechixi|hcx|河池
HFJ|河东机场|河東機場|Hedong Airport|hedongjichang|hdjc|银川
HJU|横店|橫店|Hengdian|hengdian|hd|金华
KDQ|惠东南|惠東南|Huidong South|huidongnan|hdn|惠州
HAA|花都||Huadu|huadu|hd|广州
HGP|汉沽|漢沽|Hangu|hangu|hg|天津
HHM|红河|紅河|Honghe|honghe|hh|蒙自
HFZ|环江|環江|Huanjiang|huanjiang|hj|河池
HBM|河口北||Hekou North|hekoubei|hkb|蒙自
HDU|黄梅东|黃梅東|Huangmei East|huangmeidong|hmd|黄冈
HNU|淮南南||Huainan South|huainannan|hnn|淮南
IMP|怀柔南|懷柔南|Huairou South|huairounan|hrn|北京
OSN|黄石东|黃石東|Huangshi East|huangshidong|hsd|黄石
HOP|和顺县|和順縣|Heshunxian|heshunxian|hsx|晋中
HWU|黄山西|黃山西|Huangshan West|huangshanxi|hsx|黄山
HZA|花山镇|花山鎮|Huashanzhen|huashanzhen|hsz|广州
RWH|海湾|海灣|Haiwan|haiwan|hw|上海
HDE|花溪大学城|花溪大學城|Huaxidaxuecheng|huaxidaxuecheng|hxdxc|贵阳
KXJ|环县|環縣|Huanxian|huanxian|hx|庆阳
HNE|花溪南||Huaxi South|huaxinan|hxn|贵阳
HUE|花溪西||Huaxi West|huaxixi|hxx|贵阳
KNQ|惠阳|惠陽|Huiyang|huiyang|hy|惠州
KYK|海阳|海陽|Haiyang|haiyang|hy|烟台
HEA|河源东|河源東|Heyuan East|heyuandong|hyd|河源
HUA|惠州北||Huizhou North|huizhoubei|hzb|惠州
KDK|菏泽东|菏澤東|Heze East|hezedong|hzd|菏泽
HXY|华州|華州|Huazhou|huazhou|hz|渭南
JIG|吉安西||Ji'an West|jianxi|jax|吉安
JBG|江边村|江邊村|Jiangbiancun|jiangbiancun|jbc|江边村
JGF|晋城东|晉城東|Jincheng East|jinchengdong|jcd|晋城
JFF|嘉峰||Jiafeng|jiafeng|jf|晋城
JHD|近海||Jinhai|jinhai|jh|沈阳
JZE|金华镇|金華鎮|Jinhuazhen|jinhuazhen|jhz|贵阳
JLF|贾鲁河|賈魯河|Jialuhe|jialuhe|jlh|郑州
JOQ|江门|江門|Jiangmen|jiangmen|jm|江门
MXN|荆门西|荊門西|Jingmen West|jingmenxi|jmx|荆门
JAD|建平||Jianping|jianping|jp|朝阳
JDA|吉首东|吉首東|Jishou East|jishoudong|jsd|吉首
JKU|界首南||Jieshou South|jieshounan|jsn|阜阳
JAB|鸡西西|雞西西|Jixi West|jixixi|jxx|鸡西
JYE|金阳|金陽|Jinyang|jinyang|jy|贵阳
JNE|金阳南|金陽南|Jinyang South|jinyangnan|jyn|贵阳
JYL|靖宇||Jingyu|jingyu|jy|白山
JFT|锦州北|錦州北|Jinzhou North|jinzhoubei|jzb|锦州
JIF|焦作西||Jiaozuo West|jiaozuoxi|jzx|焦作
KAM|昆阳|昆陽|Kunyang|kunyang|ky|昆明
KZP|康庄|康莊|Kangzhuang|kangzhuang|kz|北京
LXM|临沧|臨滄|Lincang|lincang|lc|临沧
UCH|芦潮港|蘆潮港|Luchaogang|luchaogang|lcg|上海
LKZ|陆川|陸川|Luchuan|luchuan|lc|玉林
LCG|临川|臨川|Linchuan|linchuan|lc|临川
LCA|龙川西|龍川西|Longchuan West|longchuanxi|lcx|河源
VXK|聊城西||Liaocheng West|liaochengxi|lcx|聊城
LDL|鹿道||Ludao|ludao|ld|牡丹江
LFI|廊坊西||Langfang West|langfangxi|lfx|廊坊
LAE|芦官|蘆官|Luguan|luguan|lg|贵阳
KLH|六合||Liuhe|liuhe|lh|南京
LUU|庐江西|廬江西|Lujiang West|lujiangxi|ljx|合肥
VET|辽宁朝阳|遼寧朝陽|Liaoningchaoyang|liaoningchaoyang|lncy|朝阳
EVH|临平南|臨平南|Linping South|linpingnan|lpn|杭州
LBA|龙山北|龍山北|Longshan North|longshanbei|lsb|吉首
LST|旅顺|旅順|Lüshun|lvshun|ls|大连
LIY|临潼|臨潼|Lintong|lintong|lt|西安
LEA|乐同|樂同|Letong|letong|lt|广州
UWJ|灵武北|靈武北|Lingwu North|lingwubei|lwb|银川
LEQ|澧县北|澧縣北|Lixian North|lixianbei|lxb|常德
LXE|泸县|瀘縣|Luxian|luxian|lx|泸州
UEP|临西|臨西|Linxi|linxi|lx|邢台
LAP|良乡|良鄉|Liangxiang|liangxiang|lx|北京
UMK|临沂北|臨沂北|Linyi North|linyibei|lyb|临沂
LUE|泸州|瀘州|Luzhou|luzhou|lz|泸州
LZO|林芝||Nyingchi|linzhi|lz|林芝
MHY|漫川关|漫川關|Manchuanguan|manchuanguan|mcg|商洛
VBM|磨丁||Boten|moding|md|磨丁
MGE|孟关|孟關|Mengguan|mengguan|mg|贵阳
MHM|磨憨||Mohan|mohan|mh|勐腊
MIR|米兰|米蘭|Milan|milan|ml|库尔勒
MWM|勐腊|勐臘|Mengla|mengla|ml|勐腊
MRQ|茂名南||Maoming South|maomingnan|mmn|茂名
MVY|勉县|勉縣|Mianxian|mianxian|mx|汉中
HTO|茫崖||Mangya|mangya|my|茫崖
HSY|孟塬||Mengyuan|mengyuan|my|渭南
MYP|密云|密雲|Miyun|miyun|my|北京
MZF|孟庄|孟莊|Mengzhuang|mengzhuang|mz|郑州
MXA|梅州西||Meizhou West|meizhouxi|mzx|梅州
NVH|宁波东|寧波東|Ningbo East|ningbodong|nbd|宁波
NEF|南曹||Nancao|nancao|nc|郑州
NKP|南口||Nankou|nankou|nk|北京
NLP|牛栏山|牛欄山|Niulanshan|niulanshan|nls|北京
NOS|南平市||Nanpingshi|nanpingshi|nps|南平
QSQ|南沙北||Nansha North|nanshabei|nsb|广州
NXU|南通西||Nantong West|nantongxi|ntx|南通
NOF|南阳东|南陽東|Nanyang East|nanyangdong|nyd|南阳
PIP|平定||Pingding|pingding|pd|阳泉
PAK|平度西||Pingdu West|pingduxi|pdx|青岛
PDF|平顶山西|平頂山西|Pingdingshan West|pingdingshanxi|pdsx|平顶山
PEM|普洱||Pu'er|puer|pe|普洱
POK|蓬莱|蓬萊|Penglai|penglai|pl|烟台
PNN|盘龙城|盤龍城|Panlongcheng|panlongcheng|plc|武汉
PUM|蒲缥|蒲縹|Pupiao|pupiao|pp|保山
PEE|彭水西||Pengshui West|pengshuixi|psx|彭水
PIS|平潭||Pingtan|pingtan|pt|福州
PUF|濮阳东|濮陽東|Puyang East|puyangdong|pyd|濮阳
PNE|攀枝花南||Panzhihua South|panzhihuanan|pzhn|攀枝花
QCA|清城||Qingcheng|qingcheng|qc|清远
QEQ|黔城||Qiancheng|qiancheng|qc|怀化
QHP|清华园|清華園|Qinghuayuan|qinghuayuan|qhy|北京
QLS|清流||Qingliu|qingliu|ql|三明
QSU|潜山|潛山|Qianshan|qianshan|qs|安庆
QXB|七台河西||Qitaihe West|qitaihexi|qthx|七台河
QOJ|庆阳|慶陽|Qingyang|qingyang|qy|庆阳
QYU|庆元|慶元|Qingyuan|qingyuan|qy|丽水
QXU|衢州西||Quzhou West|quzhouxi|qzx|衢州
QUE|清镇西|清鎮西|Qingzhen West|qingzhenxi|qzx|贵阳
RQR|若羌||Ruoqiang|ruoqiang|rq|库尔勒
REK|乳山南||Rushan South|rushannan|rsn|威海
SBJ|肃北|肅北|Subei|subei|sb|酒泉
SDU|舒城东|舒城東|Shucheng East|shuchengdong|scd|六安
SOK|商河北||Shanghe North|shanghebei|shb|济南
SHP|沙河||Shahe|shahe|sh|北京
SAH|松江北||Songjiang North|songjiangbei|sjb|上海
SRP|石景山南||Shijingshan South|shijingshannan|sjsn|北京
SLA|狮岭|獅嶺|Shiling|shiling|sl|广州
SNE|双龙南|雙龍南|Shuanglong South|shuanglongnan|sln|贵阳
OMV|神木北||Shenmu North|shenmubei|smb|榆林
OMY|神木南||Shenmu South|shenmunan|smn|榆林
SNU|睢宁|睢寧|Suining|suining|sn|徐州
SPQ|石牌||Shipai|shipai|sp|广州
SKF|沈丘北||Shenqiu North|shenqiubei|sqb|周口
SQU|宿迁|宿遷|Suqian|suqian|sq|宿迁
SSU|宿松东|宿松東|Susong East|susongdong|ssd|安庆
HTH|蜀山东|蜀山東|Shushan East|shushandong|ssd|合肥
SSQ|韶山||Shaoshan|shaoshan|ss|湘潭
SNA|汕头南|汕頭南|Shantou South|shantounan|stn|汕头
ODU|泗县东|泗縣東|Sixian East|sixiandong|sxd|宿州
SIS|松溪||Songxi|songxi|sx|南平
SNK|莘县|莘縣|Shenxian|shenxian|sx|聊城
OUN|十堰东|十堰東|Shiyan East|shiyandong|syd|十堰
SMS|三元区|三元區|Sanyuanqu|sanyuanqu|syq|三明
OXB|双鸭山西|雙鴨山西|Shuangyashan West|shuangyashanxi|sysx|双鸭山
IKP|顺义西|順義西|Shunyi West|shunyixi|syx|北京
SCA|深圳机场|深圳機場|Shenzhen Airport|shenzhenjichang|szjc|深圳
SKU|嵊州新昌||Shengzhouxinchang|shengzhouxinchang|szxc|绍兴
ONN|随州南|隨州南|Suizhou South|suizhounan|szn|随州
QQJ|石嘴山南||Shizuishan South|shizuishannan|szsn|石嘴山
TCY|铜川东|銅川東|Tongchuan East|tongchuandong|tcd|铜川
TBY|铜川|銅川|Tongchuan|tongchuan|tc|铜川
TAU|太湖南||Taihu South|taihunan|thn|安庆
TTE|天河潭||Tianhetan|tianhetan|tht|贵阳
TMU|头门港|頭門港|Toumengang|toumengang|tmg|台州
TMR|图木舒克|圖木舒克|Tumxuk|tumushuke|tmsk|喀什
TFT|田师府|田師府|Tianshifu|tianshifu|tsf|本溪
IZP|太子城||Taizicheng|taizicheng|tzc|张家口
TZH|台州西||Taizhou West|taizhouxi|tzx|台州
WHU|五河||Wuhe|wuhe|wh|蚌埠
VNC|乌海南|烏海南|Wuhai South|wuhainan|whn|乌海
WQC|乌拉山西|烏拉山西|Wulashan West|wulashanxi|wlsx|巴彦淖尔
WXY|渭南西||Weinan West|weinanxi|wnx|渭南
WQL|汪清||Wangqing|wangqing|wq|延边
WGC|乌审旗|烏審旗|Wushenqi|wushenqi|wsq|鄂尔多斯
WDJ|武威东|武威東|Wuwei East|wuweidong|wwd|武威
WJN|武穴北||Wuxue North|wuxuebei|wxb|武穴
WXR|乌西|烏西|Wuxi|wuxi|wx|乌鲁木齐
WYZ|吴圩|吳圩|Wuxu|wuxu|wx|南宁
WVJ|吴忠|吳忠|Wuzhong|wuzhong|wz|吴忠
EGY|西安西||Xi'an West|xianxi|xax|西安
XCE|西昌西||Xichang West|xichangxi|xcx|西昌
XFA|咸丰|咸豐|Xianfeng|xianfeng|xf|恩施
EBC|兴和北|興和北|Xinghe North|xinghebei|xhb|乌兰察布
OKP|下花园北|下花園北|Xiahuayuan North|xiahuayuanbei|xhyb|张家口
XEC|兴和西|興和西|Xinghe West|xinghexi|xhx|乌兰察布
ELP|新乐|新樂|Xinle|xinle|xl|石家庄
XBS|厦门高崎|廈門高崎|Xiamen Gaoqi|xiamengaoqi|xmgq|厦门
XAW|犀浦东|犀浦東|Xipu East|xipudong|xpd|成都
EMN|兴山|興山|Xingshan|xingshan|xs|宜昌
ENM|西双版纳|西雙版納|Xishuangbanna|xishuangbanna|xsbn|景洪
VTN|仙桃||Xiantao|xiantao|xt|仙桃
NUQ|新塘南||Xintang South|xintangnan|xtn|广州
XNE|兴文|興文|Xingwen|xingwen|xw|宜宾
XEP|昔阳|昔陽|Xiyang|xiyang|xy|晋中
XXT|岫岩|岫巖|Xiuyan|xiuyan|xy|鞍山
XEE|叙永北|敘永北|Xuyong North|xuyongbei|xyb|泸州
XYA|秀英||Xiuying|xiuying|xy|海口
XVE|兴义南|興義南|Xingyi South|xingyinan|xyn|兴义
XOY|咸阳西|咸陽西|Xianyang West|xianyangxi|xyx|咸阳
XWN|襄州||Xiangzhou|xiangzhou|xz|襄阳
XNF|新郑|新鄭|Xinzheng|xinzheng|xz|郑州
ABN|宜昌北||Yichang North|yichangbei|ycb|宜昌
YCN|宜昌||Yichang|yichang|yc|宜昌
YHU|玉环|玉環|Yuhuan|yuhuan|yh|玉环
ABZ|玉林北||Yulin North|yulinbei|ylb|玉林
YRN|云梦东|雲夢東|Yunmeng East|yunmengdong|ymd|孝感
AMM|元谋西|元謀西|Yuanmou West|yuanmouxi|ymx|楚雄
YNR|伊宁东|伊寧東|Yining East|yiningdong|ynd|伊宁
ADS|延平东|延平東|Yanping East|yanpingdong|ypd|南平
YPS|延平||Yanping|yanping|yp|南平
AYP|阳泉东|陽泉東|Yangquan East|yangquandong|yqd|阳泉
YDI|永清东|永清東|Yongqing East|yongqingdong|yqd|廊坊
YNP|延庆|延慶|Yanqing|yanqing|yq|北京
YVR|依吞布拉克||Yitunbulake|yitunbulake|ytblk|库尔勒
YAA|益阳南|益陽南|Yiyang South|yiyangnan|yyn|益阳
YDU|扬州东|揚州東|Yangzhou East|yangzhoudong|yzd|扬州
YUP|亦庄|亦莊|Yizhuang|yizhuang|yz|北京
AOM|阳宗|陽宗|Yangzong|yangzong|yz|玉溪
TOP|中仓|中倉|Zhongcang|zhongcang|zc|北京
ZGU|柘皋||Zhegao|zhegao|zg|合肥
ZGW|自贡北|自貢北|Zigong North|zigongbei|zgb|自贡
ZJA|珠海机场|珠海機場|Zhuhai Airport|zhuhaijichang|zhjc|珠海
ZLA|珠海长隆|珠海長隆|Zhuhai Changlong|zhuhaichanglong|zhcl|珠海
VNH|中华门|中華門|Zhonghuamen|zhonghuamen|zhm|南京
ZMQ|湛江北||Zhanjiang North|zhanjiangbei|zjb|湛江
ZAU|张家港|張家港|Zhangjiagang|zhangjiagang|zjg|苏州
ZIY|治江||Zhijiang|zhijiang|zj|汉中
ZMP|张家口|張家口|Zhangjiakou|zhangjiakou|zjk|张家口
JXA|张家界西|張家界西|Zhangjiajie West|zhangjiajiexi|zjjx|张家界
ZKF|周口东|周口東|Zhoukou East|zhoukoudong|zkd|周口
ZLY|庄里|莊里|Zhuangli|zhuangli|zl|富平
ZGF|中牟||Zhongmu|zhongmu|zm|郑州
ZPS|漳平||Zhangping|zhangping|zp|龙岩
ZNP|左权|左權|Zuoquan|zuoquan|zq|晋中
ZIT|周水子||Zhoushuizi|zhoushuizi|zsz|大连
ZTA|中堂||Zhongtang|zhongtang|zt|东莞
ZTJ|中卫南|中衛南|Zhongwei South|zhongweinan|zwn|中卫
ZXE|镇雄|鎮雄|Zhenxiong|zhenxiong|zx|昭通
GOS|漳州东|漳州東|Zhangzhou East|zhangzhoudong|zzd|漳州
VOK|庄寨|莊寨|Zhuangzhai|zhuangzhai|zz|菏泽
ADP|安定||Anding|anding|ad|北京
MJP|安匠||Anjiang|anjiang|aj|承德
AKJ|阿克塞||Akesai|akesai|aks|酒泉
AUZ|安龙|安龍|Anlong|anlong|al|兴义
AWR|阿瓦提||Awati|awati|awt|阿克苏
AXS|安溪||Anxi|anxi|ax|安溪
BBE|八步||Babu|babu|bb|毕节
BOI|宝坻南|寶坻南|Baodi South|baodinan|bdn|天津
BTD|八角台||Bajiaotai|bajiaotai|bjt|锦州
BJA|北滘西||Beijiao West|beijiaoxi|bjx|佛山
BKN|保康县|保康縣|Baokangxian|baokangxian|bkx|襄阳
BLA|博罗北|博羅北|Boluo North|boluobei|blb|惠州
BOR|博乐东|博樂東|Bole East|boledong|bld|博乐
BLR|布列开|布列開|Buliekai|buliekai|blk|伊宁
BME|白马北|白馬北|Baima North|baimabei|bmb|内江
BGY|白水县|白水縣|Baishuixian|baishuixian|bsx|渭南
BTE|保田||Baotian|baotian|bt|六盘水
BTQ|坂田||Bantian|bantian|bt|深圳
BWT|巴图营|巴圖營|Batuying|batuying|bty|朝阳
BDA|白云机场东|白雲機場東|Baiyun Airport East|baiyunjichangdong|byjcd|广州
BHA|白云湖|白雲湖|Baiyunhu|baiyunhu|byh|广州
BAU|宝应|寶應|Baoying|baoying|by|扬州
BNA|白云机场南|白雲機場南|Baiyun Airport South|baiyunjichangnan|byjcn|广州
FPC|白彦花西|白彥花西|Baiyanhua West|baiyanhuaxi|byhx|巴彦淖尔
VPP|霸州北||Bazhou North|bazhoubei|bzb|廊坊
BZE|巴中西||Bazhong West|bazhongxi|bzx|巴中
CAA|长安|長安|Chang'an|changan|ca|东莞
CMQ|潮安||Chao'an|chaoan|ca|潮州
CXA|长安西|長安西|Chang'an West|changanxi|cax|东莞
CUY|澄城||Chengcheng|chengcheng|cc|渭南
CVA|陈村|陳村|Chencun|chencun|cc|佛山
CPQ|岑村||Cencun|cencun|cc|广州
IHQ|翠亨||Cuiheng|cuiheng|ch|中山
CAM|岔江||Chajiang|chajiang|cj|兴义
KKQ|陈江南|陳江南|Chenjiang South|chenjiangnan|cjn|惠州
CLR|策勒||Cele|cele|cl|和田
CLT|长岭子|長嶺子|Changlingzi|changlingzi|clz|大连
CHA|潮南||Chaonan|chaonan|cn|汕头
CNE|长宁|長寧|Changning|changning|cn|宜宾
CPM|长坡岭|長坡嶺|Changpoling|changpoling|cpl|曲靖
CPK|茌平南||Chiping South|chipingnan|cpn|聊城
CQE|长箐|長箐|Changqing|changqing|cq|六盘水
CON|蔡山||Caishan|caishan|cs|黄冈
CAU|常熟||Changshu|changshu|cs|苏州
CES|长汀|長汀|Changting|changting|ct|长汀
CQQ|春湾|春灣|Chunwan|chunwan|cw|阳江
CRP|磁西||Cixi|cixi|cx|邯郸
CYN|长阳|長陽|Changyang|changyang|cy|宜昌
CEK|城阳|城陽|Chengyang|chengyang|cy|青岛
CEX|创业村|創業村|Chuangyecun|chuangyecun|cyc|大庆
CRK|昌邑||Changyi|changyi|cy|潍坊
CZY|陈庄|陳莊|Chenzhuang|chenzhuang|cz|蒲城
CAF|长治南|長治南|Changzhi South|changzhinan|czn|长治
RUZ|都安||Du'an|duan|da|河池
DBD|大巴||Daba|daba|db|阜新
DCI|大厂|大廠|Dachang|dachang|dc|廊坊
DXE|德昌西||Dechang West|dechangxi|dcx|西昌
RWT|丹东西|丹東西|Dandong West|dandongxi|ddx|丹东
DFE|大方||Dafang|dafang|df|毕节
DGA|东莞港|東莞港|Dongguangang|dongguangang|dgg|东莞
DNU|大港南||Dagang South|dagangnan|dgn|镇江
QBP|东花园北|東花園北|Donghuayuan North|donghuayuanbei|dhyb|张家口
SOQ|大禾塘||Shaodong|shaodong|dh|邵东
DHA|东环|東環|Donghuan|donghuan|dh|广州
DKB|东津|東津|Dongjin|dongjin|dj|绥化
DON|丹江口||Danjiangkou|danjiangkou|djk|十堰
RKC|磴口||Dengkou|dengkou|dk|巴彦淖尔
DIC|达拉特旗|達拉特旗|Dalateqi|dalateqi|dltq|鄂尔多斯
GZT|大连西|大連西|Dalian West|dalianxi|dlx|大连
DPD|大平房||Dapingfang|dapingfang|dpf|朝阳
DQX|大其拉哈||Daqilaha|daqilaha|dqlh|呼伦贝尔
DQU|杜桥|杜橋|Duqiao|duqiao|dq|台州
RHQ|大石东|大石東|Dashi East|dashidong|dsd|广州
DBM|大田边|大田邊|Datianbian|datianbian|dtb|曲靖
RUH|丹徒||Dantu|dantu|dt|镇江
RXP|东戌|東戌|Dongxu|dongxu|dx|邯郸
DUU|大洋||Dayang|dayang|dy|建德
DIU|东阳北|東陽北|Dongyang North|dongyangbei|dyb|金华
DEU|定远东|定遠東|Dingyuan East|dingyuandong|dyd|滁州
DFQ|大源||Dayuan|dayuan|dy|广州
DXN|当阳西|當陽西|Dangyang West|dangyangxi|dyx|当阳
RML|二密河||Ermihe|ermihe|emh|通化
EVM|峨山||Eshan|eshan|es|峨山
FIG|丰城东|豐城東|Fengcheng East|fengchengdong|fcd|宜春
FNF|方城||Fangcheng|fangcheng|fc|南阳
FGF|扶沟南|扶溝南|Fugou South|fugounan|fgn|周口
FCA|凤凰古城|鳳凰古城|Fenghuanggucheng|fenghuanggucheng|fhgc|吉首
FHA|福海西||Fuhai West|fuhaixi|fhx|深圳
FJE|奉节|奉節|Fengjie|fengjie|fj|奉节
FLA|佛塱||Folang|folang|fl|广州
FNU|阜宁南|阜寧南|Funing South|funingnan|fnn|盐城
FPY|富平||Fuping|fuping|fp|富平
FBY|富平南||Fuping South|fupingnan|fpn|渭南
FQE|法启|法啟|Faqi|faqi|fq|毕节
FVS|福清西||Fuqing West|fuqingxi|fqx|福州
FRA|芙蓉镇|芙蓉鎮|Furongzhen|furongzhen|frz|吉首
YTK|福山北||Fushan North|fushanbei|fsb|烟台
FDA|丰顺东|豐順東|Fengshun East|fengshundong|fsd|梅州
FUK|福山||Fushan|fushan|fs|烟台
FNZ|扶绥南|扶綏南|Fusui South|fusuinan|fsn|崇左
FSL|抚松|撫松|Fusong|fusong|fs|白山
FTU|凤台南|鳳台南|Fengtai South|fengtainan|ftn|淮南
FSY|富县北|富縣北|Fuxian North|fuxianbei|fxb|延安
FBK|费县北|費縣北|Feixian North|feixianbei|fxb|临沂
FEY|富县|富縣|Fuxian|fuxian|fx|延安
FUH|凤阳|鳳陽|Fengyang|fengyang|fy|凤阳
FFC|丰镇北|豐鎮北|Fengzhen North|fengzhenbei|fzb|乌兰察布
FBG|抚州北|撫州北|Fuzhou North|fuzhoubei|fzb|抚州
GQP|固安东|固安東|Gu'an East|guandong|gad|廊坊
GFP|固安||Gu'an|guan|ga|廊坊
GBN|谷城北|穀城北|Gucheng North|guchengbei|gcb|襄阳
GUU|古城东|古城東|Gucheng East|guchengdong|gcd|亳州
GNU|广德南|廣德南|Guangde South|guangdenan|gdn|宣城
GAO|岗嘎|崗嘎|Gangga|gangga|gg|岗嘎
GGO|贡嘎|貢嘎|Gongga|gongga|gg|贡嘎
JJM|个旧|箇舊|Gejiu|gejiu|gj|个旧
GVM|橄榄坝|橄欖壩|Ganlanba|ganlanba|glb|景洪
GBJ|古浪北||Gulang North|gulangbei|glb|武威
GGY|高陵||Gaoling|gaoling|gl|西安
GNE|甘洛南||Ganluo South|ganluonan|gln|西昌
GLP|郭磊庄|郭磊莊|Guoleizhuang|guoleizhuang|glz|张家口
GIU|灌南||Guannan|guannan|gn|连云港
GNT|广宁寺南|廣寧寺南|Guangningsi South|guangningsinan|gnn|大连
GQT|广宁寺|廣寧寺|Guangningsi|guangningsi|gns|大连
GVF|高平东|高平東|Gaoping East|gaopingdong|gpd|晋城
GGN|高坪||Gaoping|gaoping|gp|恩施
GPP|广平|廣平|Guangping|guangping|gp|邯郸
GQA|官桥北|官橋北|Guanqiao North|guanqiaobei|gqb|广州
GQY|甘泉||Ganquan|ganquan|gq|延安
GIG|赣县北|贛縣北|Ganxian North|ganxianbei|gxb|赣州
GEU|高邮北|高郵北|Gaoyou North|gaoyoubei|gyb|扬州
GCU|观音机场|觀音機場|Guanyin Airport|guanyinjichang|gyjc|徐州
GAU|高邮|高郵|Gaoyou|gaoyou|gy|扬州
GOU|灌云|灌雲|Guanyun|guanyun|gy|连云港
GCQ|广州大学城|廣州大學城|Guangzhou Daxuecheng|guangzhoudaxuecheng|gzdxc|广州
GZE|果珠||Guozhu|guozhu|gz|昭通
GOT|官字井||Guanzijing|guanzijing|gzj|松原
GCA|广州长隆|廣州長隆|Guangzhou Changlong|guangzhouchanglong|gzcl|广州
GSS|冠豸山南||Guanzhaishan South|guanzhaishannan|gzn|龙岩
GLA|广州莲花山|廣州蓮花山|Guangzhou Lianhuashan|guangzhoulianhuashan|gzlhs|广州
GXA|古丈西||Guzhang West|guzhangxi|gzx|吉首
HWN|红安|紅安|Hong'an|hongan|ha|黄冈
AMH|淮安南||Huai'an South|huaiannan|han|淮安
QAP|怀安|懷安|Huai'an|huaian|ha|张家口
KBJ|惠安堡||Huianpu|huianpu|hap|吴忠
KBK|灰埠||Huibu|huibu|hb|青岛
KFN|汉川北|漢川北|Hanchuan North|hanchuanbei|hcb|汉川
HQK|红岛|紅島|Hongdao|hongdao|hd|青岛
KLJ|河东里|河東里|Hedongli|hedongli|hdl|酒泉
LVO|海东|海東|Haidong|haidong|hd|海东
HDO|海东西|海東西|Haidong West|haidongxi|hdx|海东
HJA|厚街||Houjie|houjie|hj|东莞
HDC|杭锦后旗|杭錦後旗|Hangjinhouqi|hangjinhouqi|hjhq|巴彦淖尔
HXP|河间西|河間西|Hejian West|hejianxi|hjx|沧州
HKE|淮口南||Huaikou South|huaikounan|hkn|成都
HGA|惠来|惠來|Huilai|huilai|hl|揭阳
VQP|怀来|懷來|Huailai|huailai|hl|张家口
ULY|黄陵东|黃陵東|Huangling East|huanglingdong|hld|延安
HLA|和乐|和樂|Hele|hele|hl|万宁
HDQ|化龙南|化龍南|Hualong South|hualongnan|hln|广州
HBA|虎门北|虎門北|Humen North|humenbei|hmb|东莞
HDA|虎门东|虎門東|Humen East|humendong|hmd|东莞
HMA|洪梅||Hongmei|hongmei|hm|东莞
HNG|衡南||Hengnan|hengnan|hn|衡阳
KNB|桦南东|樺南東|Huanan East|huanandong|hnd|桦南
HDM|化念||Huanian|huanian|hn|峨山
APH|怀宁|懷寧|Huaining|huaining|hn|安庆
KNJ|惠农南|惠農南|Huinong South|huinongnan|hnn|石嘴山
HPA|和平北||Heping North|hepingbei|hpb|河源
HOA|横琴北|橫琴北|Hengqin North|hengqinbei|hqb|珠海
HQA|横琴|橫琴|Hengqin|hengqin|hq|珠海
HQF|红旗渠|紅旗渠|Hongqiqu|hongqiqu|hqq|安阳
HRN|华容|華容|Huarong|huarong|hr|鄂州
HEJ|红寺堡北|紅寺堡北|Hongsibu North|hongsibubei|hsbb|吴忠
VSQ|汉寿南|漢壽南|Hanshou South|hanshounan|hsn|常德
HSU|含山南||Hanshan South|hanshannan|hsn|马鞍山
VTK|桓台||Huantai|huantai|ht|淄博
HBE|黄桶北|黃桶北|Huangtong North|huangtongbei|htb|安顺
HWF|滑浚||Huaxun|huaxun|hx|安阳
HAY|合阳|合陽|Heyang|heyang|hy|渭南
HYA|河源北||Heyuan North|heyuanbei|hyb|河源
HQY|汉阴|漢陰|Hanyin|hanyin|hy|安康
HVF|淮阳南|淮陽南|Huaiyang South|huaiyangnan|hyn|周口
HKU|湖州东|湖州東|Huzhou East|huzhoudong|hzd|湖州
HUU|壶镇|壺鎮|Huzhen|huzhen|hz|丽水
HGZ|横州|橫州|Hengzhou|hengzhou|hz|南宁
KIU|湖州南浔|湖州南潯|Huzhou Nanxun|huzhounanxun|hznx|湖州
VXQ|惠州西||Huizhou West|huizhouxi|hzx|惠州
JIO|加查||Jiacha|jiacha|jc|加查
JUT|碱厂|鹼廠|Jianchang|jianchang|jc|本溪
JAU|建德南||Jiande South|jiandenan|jdn|建德
JFA|九佛||Jiufo|jiufo|jf|广州
JGA|江高||Jianggao|jianggao|jg|广州
JNQ|江海||Jianghai|jianghai|jh|江门
JHR|精河||Jinghe|jinghe|jh|博乐
JHB|锦河|錦河|Jinhe|jinhe|jh|黑河
JSU|九华山|九華山|Jiuhuashan|jiuhuashan|jhs|池州
AJH|建湖||Jianhu|jianhu|jh|盐城
JAE|江津北||Jiangjin North|jiangjinbei|jjb|重庆
UTW|夹江|夾江|Jiajiang|jiajiang|jj|乐山
JHE|金口河南||Jinkouhe South|jinkouhenan|jkgn|乐山
VNK|莒南北||Junan North|junanbei|jnb|临沂
MIK|济宁北|濟寧北|Jining North|jiningbei|jnb|济宁
MNK|济宁东|濟寧東|Jining East|jiningdong|jnd|济宁
JQS|建宁南|建寧南|Jianning South|jianningnan|jnn|建宁
JZS|建瓯东|建甌東|Jian'ou East|jianoudong|jod|南平
PWT|金普||Jinpu|jinpu|jp|大连
JQA|建桥|建橋|Jianqiao|jianqiao|jq|梅州
JSR|金山||Jinshan|jinshan|js|巴音郭楞
JET|建设|建設|Jianshe|jianshe|js|白城
MIN|京山南||Jingshan South|jingshannan|jsn|京山
JOM|江所田||Jiangsuotian|jiangsuotian|jst|曲靖
JSG|吉水西||Jishui West|jishuixi|jsx|吉安
JIJ|金塔||Jinta|jinta|jt|酒泉
JWA|井湾|井灣|Jingwan|jingwan|jw|珠海
MXK|嘉祥北||Jiaxiang North|jiaxiangbei|jxb|济宁
JHG|进贤北|進賢北|Jinxian North|jinxianbei|jxb|南昌
JXF|郏县|郟縣|Jiaxian|jiaxian|jx|平顶山
JXT|夹心子|夾心子|Jiaxinzi|jiaxinzi|jxz|大连
JBS|蛟洋||Jiaoyang|jiaoyang|jy|上杭
MYK|巨野北|鉅野北|Juye North|juyebei|jyb|菏泽
JUA|揭阳机场|揭陽機場|Jieyang Airport|jieyangjichang|jyjc|揭阳
JRQ|揭阳南|揭陽南|Jieyang South|jieyangnan|jyn|揭阳
WEF|焦作东|焦作東|Jiaozuo East|jiaozuodong|jzd|焦作
JVP|旧庄窝|舊莊窩|Jiuzhuangwo|jiuzhuangwo|jzw|张家口
VPR|库尔木依|庫爾木依|Ku'ermuyi|kuermuyi|kemy|库尔勒
KAW|开江南|開江南|Kaijiang South|kaijiangnan|kjn|达州
KXZ|康熙岭|康熙嶺|Kangxiling|kangxiling|kxl|钦州
KEA|科韵路|科韻路|Keyunlu|keyunlu|kyl|广州
KUM|开远南|開遠南|Kaiyuan South|kaiyuannan|kyn|蒙自
LBE|冷坝|冷壩|Lengba|lengba|lb|六盘水
VJM|琅勃拉邦||Luang Prabang|langbolabang|lblb|琅勃拉邦
LRY|洛川北||Luochuan North|luochuanbei|lcb|延安
LTY|洛川||Luochuan|luochuan|lc|延安
UGQ|龙洞|龍洞|Longdong|longdong|ld|广州
LVM|鲁番|魯番|Lufan|lufan|lf|六盘水
LDA|陆丰东|陸豐東|Lufeng East|lufengdong|lfd|汕尾
LFA|来凤|來鳳|Laifeng|laifeng|lf|恩施
LAA|陆丰南|陸豐南|Lufeng South|lufengnan|lfn|汕尾
LOM|芦沟|蘆溝|Lugou|lugou|lg|曲靖
LHU|临海南|臨海南|Linhai South|linhainan|lhn|台州
UNT|凌海南||Linghai South|linghainan|lhn|锦州
LRT|亮甲店||Liangjiadian|liangjiadian|ljd|大连
LJW|罗江|羅江|Luojiang|luojiang|lj|德阳
UQZ|柳江||Liujiang|liujiang|lj|柳州
UPK|厉家寨|厲家寨|Lijiazhai|lijiazhai|ljz|临沂
LRB|林口南||Linkou South|linkounan|lkn|林口
LRM|陆良|陸良|Luliang|luliang|ll|曲靖
LWQ|临澧西|臨澧西|Linli West|linlixi|llx|常德
LMU|芦庙|蘆廟|Lumiao|lumiao|lm|亳州
LBG|龙南东|龍南東|Longnan East|longnandong|lnd|赣州
LKG|乐平北|樂平北|Leping North|lepingbei|lpb|景德镇
LDE|六盘水东|六盤水東|Liupanshui East|liupanshuidong|lpsd|六盘水
LPP|落坡岭|落坡嶺|Luopoling|luopoling|lpl|北京
LVR|洛浦||Luopu|luopu|lp|和田
UNY|礼泉南|禮泉南|Liquan South|liquannan|lqn|咸阳
LVU|龙泉市|龍泉市|Longquanshi|longquanshi|lqs|丽水
LOU|临泉|臨泉|Linquan|linquan|lq|阜阳
LIU|涟水|漣水|Lianshui|lianshui|ls|淮安
LVB|龙塘镇|龍塘鎮|Longtangzhen|longtangzhen|ltz|清远
UXK|莱芜西|萊蕪西|Laiwu West|laiwuxi|lwx|莱芜
LZU|兰溪东|蘭溪東|Lanxi East|lanxidong|lxd|金华
LIO|朗县|朗縣|Langxian|langxian|lx|朗县
LUG|芦溪|蘆溪|Luxi|luxi|lx|芦溪
LXU|郎溪南||Langxi South|langxinan|lxn|宣城
LXK|莱西南|萊西南|Laixi South|laixinan|lxn|青岛
XBH|利辛西||Lixin West|lixinxi|lxx|亳州
LKU|龙游北|龍游北|Longyou North|longyoubei|lyb|衢州
VEK|莱阳南|萊陽南|Laiyang South|laiyangnan|lyn|烟台
LYU|龙游南|龍游南|Longyou South|longyounan|lyn|衢州
UEQ|礼乐|禮樂|Liyue|liyue|ly|江门
UDE|泸州东|瀘州東|Luzhou East|luzhoudong|lzd|泸州
VZZ|龙州|龍州|Longzhou|longzhou|lz|崇左
LZS|来舟|來舟|Laizhou|laizhou|lz|来舟
WYC|刘召|劉召|Liuzhao|liuzhao|lz|巴彦淖尔
VPK|莱州|萊州|Laizhou|laizhou|lz|烟台
LOE|六枝南||Liuzhi South|liuzhinan|lzn|六盘水
MAE|马鞍|馬鞍|Ma'an|maan|ma|南充
MIA|麻涌||Machong|machong|mc|东莞
MFR|民丰|民豐|Minfeng|minfeng|mf|和田
MTQ|帽峰山||Maofengshan|maofengshan|mfs|广州
MGN|明港||Minggang|minggang|mg|信阳
MXU|明光西||Mingguang West|mingguangxi|mgx|滁州
MHZ|马皇|馬皇|Mahuang|mahuang|mh|钦州
MJM|墨江||Mojiang|mojiang|mj|墨江
MLZ|茅岭|茅嶺|Maoling|maoling|ml|防城港
MIO|米林||Milin|milin|ml|米林
MUD|木里图|木里圖|Mulitu|mulitu|mlt|通辽
MNR|玛纳斯湖|瑪納斯湖|Manasihu|manasihu|mnsh|塔城
MQB|马桥河|馬橋河|Maqiaohe|maqiaohe|mqh|马桥河
MQS|闽清|閩清|Minqing|minqing|mq|福州
VFM|孟赛|孟賽|Muang Xai|mengsai|ms|孟赛
MOK|蒙山||Mengshan|mengshan|ms|临沂
MAZ|马山县|馬山縣|Mashanxian|mashanxian|msx|南宁
CXY|眉县东|眉縣東|Meixian East|meixiandong|mxd|宝鸡
MDE|米易东|米易東|Miyi East|miyidong|myd|攀枝花
MYS|麦园|麥園|Maiyuan|maiyuan|my|麦园
MYA|麻阳西|麻陽西|Mayang West|mayangxi|myx|怀化
NHA|牛车河|牛車河|Niuchehe|niuchehe|nch|常德
NCD|宁城|寧城|Ningcheng|ningcheng|nc|赤峰
VCM|纳堆|納堆|Na Teuy|nadui|nd|纳堆
NIG|宁都|寧都|Ningdu|ningdu|ndu|赣州
NEM|宁洱|寧洱|Ning'er|ninger|ne|宁洱
NFP|南宫东|南宮東|Nangong East|nangongdong|ngd|邢台
NIU|宁国南|寧國南|Ningguo South|ningguonan|ngn|宣城
NHS|宁化|寧化|Ninghua|ninghua|nh|三明
NUF|内黄|內黃|Neihuang|neihuang|nh|安阳
NHD|泥河子||Nihezi|nihezi|nhz|锦州
NDE|内江东|內江東|Neijiang East|neijiangdong|njd|内江
NVT|宁家|寧家|Ningjia|ningjia|nj|兴安
NKT|南口前||Nankouqian|nankouqian|nkq|抚顺
NWF|南乐|南樂|Nanle|nanle|nl|濮阳
NQZ|宁明东|寧明東|Ningming East|ningmingdong|nmd|崇左
NEQ|南山北||Nanshan North|nanshanbei|nsb|三亚
NTR|南屯||Nantun|nantun|nt|巴音郭楞
NEE|南溪||Nanxi|nanxi|nx|宜宾
AXJ|宁县|寧縣|Ningxian|ningxian|nx|庆阳
NJU|楠溪江||Nanxijiang|nanxijiang|nxj|温州
NXA|宁乡西|寧鄉西|Ningxiang West|ningxiangxi|nxx|长沙
NZN|南漳||Nanzhang|nanzhang|nz|襄阳
PAU|磐安||Pan'an|panan|pa|金华
PNU|磐安南||Pan'an South|panannan|pan|金华
PXE|蓬安西||Peng'an West|penganxi|pax|南充
PZT|平安镇|平安鎮|Ping'anzhen|pinganzhen|paz|白城
PBM|屏边|屏邊|Pingbian|pingbian|pb|蒙自
PJU|浦江||Pujiang|pujiang|pj|金华
PKT|皮口南||Pikou South|pikounan|pk|大连
PNS|屏南||Pingnan|pingnan|pn|宁德
PRM|朋普||Pengpu|pengpu|pp|蒙自
PSY|蒲石||Pushi|pushi|ps|蒲城
PUD|盘山|盤山|Panshan|panshan|ps|盘锦
PSK|坪上||Pingshang|pingshang|ps|临沂
PTW|葡萄菁||Putaojing|putaojing|ptq|六盘水
PIZ|凭祥东|憑祥東|Pingxiang East|pingxiangdong|pxd|崇左
PYG|鄱阳北|鄱陽北|Poyang North|poyangbei|pyb|上饶
PYA|番禺||Panyu|panyu|py|广州
PZD|平庄北|平莊北|Pingzhuang North|pingzhuangbei|pzb|赤峰
PIU|邳州东|邳州東|Pizhou East|pizhoudong|pzd|徐州
PTQ|琶洲||Pazhou|pazhou|pz|广州
QHJ|庆城|慶城|Qingcheng|qingcheng|qc|庆阳
QCN|蕲春南|蘄春南|Qichun South|qichunnan|qcn|蕲春
QRQ|祁东北|祁東北|Qidong North|qidongbei|qd|衡阳
QJK|青岛机场|青島機場|Qingdao Airport|qingdaojichang|qdjc|青岛
QQK|曲阜南||Qufu South|qufunan|qfn|济宁
QGS|泉港||Quangang|quangang|qg|泉州
QIM|曲江||Qujiang|qujiang|qj|蒙自
QLD|七里河||Qilihe|qilihe|qlh|锦州
QLZ|渠黎||Quli|quli|ql|崇左
QGH|青龙山|青龍山|Qinglongshan|qinglongshan|qls|淮北
QNU|祁门南|祁門南|Qimen South|qimennan|qmn|黄山
QMR|且末||Qiemo|qiemo|qm|巴音郭楞
QXE|黔西||Qianxi|qianxi|qx|毕节
QNC|旗下营南|旗下營南|Qixiaying South|qixiayingnan|qxyn|乌兰察布
QYF|沁阳|沁陽|Qinyang|qinyang|qy|焦作
QVQ|祁阳北|祁陽北|Qiyang North|qiyangbei|qy|永州
QSJ|庆阳山|慶陽山|Qingyangshan|qingyangshan|qys|白银
QRS|泉州东|泉州東|Quanzhou East|quanzhoudong|qzd|泉州
QRZ|钦州|欽州|Qinzhou|qinzhou|qz|钦州
QJJ|曲子||Quzi|quzi|qz|庆阳
QNS|泉州南||Quanzhou South|quanzhounan|qzn|泉州
RNU|如皋南||Rugao South|rugaonan|rgn|南通
RYF|汝阳|汝陽|Ruyang|ruyang|ry|洛阳
SDG|石城东|石城東|Shicheng East|shichengdong|scd|赣州
SCU|遂昌||Suichang|suichang|sc|丽水
SVA|顺德北|順德北|Shunde North|shundebei|sdb|佛山
JEJ|山丹马场|山丹馬場|Shandanmachang|shandanmachang|sdmc|张掖
SNS|上杭||Shanghang|shanghang|sh|龙岩
SHY|蜀河||Shuhe|shuhe|sh|安康
SKT|沙河口||Shahekou|shahekou|shk|大连
GQH|泗洪||Sihong|sihong|sh|宿迁
OHR|双河市|雙河市|Shuangheshi|shuangheshi|shs|博乐
OHJ|沙湖||Shahu|shahu|sh|石嘴山
SOA|畲江北||Shejiang North|shejiangbei|sjb|梅州
SHQ|深井||Shenjing|shenjing|sj|广州
SJA|沙井西||Shajing West|shajingxi|sjx|深圳
SJD|十家子||Shijiazi|shijiazi|sjz|阜新
SUR|疏勒||Shule|shule|sl|喀什
SLQ|石龙|石龍|Shilong|shilong|sl|东莞
OEY|商洛西||Shangluo West|shangluoxi|slx|商洛
SLP|沙岭子|沙嶺子|Shalingzi|shalingzi|slz|张家口
OMQ|石门县|石門縣|Shimenxian|shimenxian|smx|常德
OUY|神木西||Shenmu West|shenmuxi|smx|榆林
SAO|山南||Shannan|shannan|sna|山南
SMN|神农架|神農架|Shennongjia|shennongjia|snj|神农架
SIF|商丘东|商丘東|Shangqiu East|shangqiudong|sqd|商丘
SQE|石桥|石橋|Shiqiao|shiqiao|sq|达州
SRO|桑日||Sangri|sangri|sri|桑日
SRA|神山||Shenshan|shenshan|ss|广州
ONK|泗水南||Sishui South|sishuinan|ssn|济宁
SHX|索图罕|索圖罕|Suotuhan|suotuhan|sth|呼伦贝尔
SWE|沙湾南|沙灣南|Shawan South|shawannan|swn|乐山
SXR|沙湾市|沙灣市|Shawanshi|shawanshi|sws|塔城
SXL|石岘|石峴|Shixian|shixian|sx|延边
SOU|寿县|壽縣|Shouxian|shouxian|sx|淮南
SAS|沙县|沙縣|Shaxian|shaxian|sx|沙县
OVN|随县|隨縣|Suixian|suixian|sx|随州
SSS|水茜||Shuixi|shuixi|sx|三明
SXM|上西铺|上西鋪|Shangxipu|shangxipu|sxp|六盘水
SXJ|石峡子|石峽子|Shixiazi|shixiazi|sxz|武威
OYY|山阳|山陽|Shanyang|shanyang|sy|商洛
SUU|松阳|松陽|Songyang|songyang|sy|丽水
SVU|上虞南||Shangyu South|shangyunan|syn|绍兴
OJN|沙洋西||Shayang West|shayangxi|syx|荆门
SBA|深圳机场北|深圳機場北|Shenzhen Airport North|shenzhenjichangbei|szjcb|深圳
SEU|嵊州北||Shengzhou North|shengzhoubei|szb|绍兴
SAA|三灶东|三灶東|Sanzao East|sanzaodong|szd|珠海
SJU|盛泽|盛澤|Shengze|shengze|sz|苏州
SZA|桑植||Sangzhi|sangzhi|sz|张家界
SRJ|肃州|肅州|Suzhou|suzhou|sz|酒泉
SIA|十字门|十字門|Shizimen|shizimen|szm|珠海
SMU|苏州南|蘇州南|Suzhou South|suzhounan|szn|苏州
SIN|松滋西||Songzi West|songzixi|szx|荆州
TAD|台安南||Tai'an South|taiannan|tan|鞍山
TCU|太仓|太倉|Taicang|taicang|tc|苏州
TDY|铜川北|銅川北|Tongchuan North|tongchuanbei|tcb|铜川
TOU|桐城东|桐城東|Tongcheng East|tongchengdong|tcd|安庆
TUU|桐城南||Tongcheng South|tongchengnan|tcn|安庆
TNU|太仓南|太倉南|Taicang South|taicangnan|tcn|苏州
TDZ|田东|田東|Tiandong|tiandong|td|百色
TEV|太谷东|太谷東|Taigu East|taigudong|tgd|晋中
VAR|铁干里克|鐵干里克|Tieganlike|tieganlike|tglk|库尔勒
TDU|太和东|太和東|Taihe East|taihedong|thd|阜阳
TMN|天门北|天門北|Tianmen North|tianmenbei|tmb|天门
TUJ|甜水堡||Tianshuibu|tianshuibu|tsb|庆阳
TSI|唐山西||Tangshan West|tangshanxi|tsx|唐山
TIU|天台山||Tiantaishan|tiantaishan|tts|台州
TUT|通途||Tongtu|tongtu|tt|松原
THA|天涯海角||Tianyahaijiao|tianyahaijiao|tyhj|三亚
TYA|桃源||Taoyuan|taoyuan|ty|常德
TRJ|天祝西||Tianzhu West|tianzhuxi|tzx|武威
WBP|文安||Wen'an|wenan|wa|廊坊
WAG|万安县|萬安縣|Wan'anxian|wananxian|wax|吉安
IDC|乌丹|烏丹|Wudan|wudan|wd|赤峰
WWK|文登南||Wendeng South|wendengnan|wdn|威海
WVT|卫东|衛東|Weidong|weidong|wd|兴安
WDP|望都||Wangdu|wangdu|wd|保定
WWN|武当山西|武當山西|Wudangshan West|wudangshanxi|wdsx|十堰
WBL|威虎岭北|威虎嶺北|Weihuling North|weihulingbei|whlb|延边
WBU|芜湖北|蕪湖北|Wuhu North|wuhubei|whb|芜湖
WRK|威海南海||Weihai Nanhai|weihainanhai|whnh|威海
RVH|芜湖南|蕪湖南|Wuhu South|wuhunan|whn|芜湖
WVF|卫辉南|衛輝南|Weihui South|weihuinan|whn|新乡
WHA|五华|五華|Wuhua|wuhua|wh|梅州
WAM|威箐||Weiqing|weiqing|wj|六盘水
ZNE|乌江寨|烏江寨|Wujiangzhai|wujiangzhai|wjz|遵义
WLE|武隆南||Wulong South|wulongnan|wln|武隆
WLY|卧龙寺|臥龍寺|Wolongsi|wolongsi|wls|宝鸡
VLT|乌兰木图|烏蘭木圖|Wulanmutu|wulanmutu|wlmt|阜新
WXU|温岭西|溫嶺西|Wenling West|wenlingxi|wlx|温岭
WNA|望牛墩||Wangniudun|wangniudun|wnd|东莞
WVY|渭南南||Weinan South|weinannan|wnn|渭南
WPS|武平||Wuping|wuping|wp|龙岩
VOM|万荣|萬榮|Vang Vieng|wanrong|wr|万荣
WOE|巫山||Wushan|wushan|ws|巫山
WOM|巍山||Weishan|weishan|ws|大理
WHR|瓦石峡|瓦石峽|Washixia|washixia|wsx|巴音郭楞
WSV|五台山北||Wutaishan North|wutaishanbei|wtsb|忻州
WTP|王瞳||Wangtong|wangtong|wt|衡水
WVR|五五||Wuwu|wuwu|ww|克拉玛依
WVV|武乡东|武鄉東|Wuxiang East|wuxiangdong|wxd|长治
WXE|威信||Weixin|weixin|wx|昭通
WIM|瓦窑田|瓦窯田|Wayaotian|wayaotian|wyt|六盘水
WZA|湾仔|灣仔|Wanzai|wanzai|wz|珠海
WBA|湾仔北|灣仔北|Wanzai North|wanzaibei|wzb|珠海
URH|温州北|溫州北|Wenzhou North|wenzhoubei|wzb|温州
WZL|苇子沟|葦子溝|Weizigou|weizigou|wzg|延边
WNU|湾沚南|灣沚南|Wanzhi South|wanzhinan|wzn|芜湖
XAZ|兴安|興安|Xing'an|xingan|xa|桂林
EAM|新安||Xin'an|xinan|xa|曲靖
XAP|新保安||Xinbao'an|xinbaoan|xba|张家口
XLP|西八里||Xibali|xibali|xbl|张家口
XBU|新昌北||Xinchang North|xinchangbei|xcb|绍兴
EBF|许昌北|許昌北|Xuchang North|xuchangbei|xcb|许昌
XXD|兴城西|興城西|Xingcheng West|xingchengxi|xcx|葫芦岛
EJM|小得江||Xiaodejiang|xiaodejiang|xdj|曲靖
XEZ|小董||Xiaodong|xiaodong|xd|钦州
XXE|喜德西||Xide West|xidexi|xdx|西昌
XFG|信丰西|信豐西|Xinfeng West|xinfengxi|xfx|赣州
XGG|新干东|新干東|Xingan East|xingandong|xgd|吉安
XIG|兴国西|興國西|Xingguo West|xingguoxi|xgx|赣州
VJP|宣化北||Xuanhua North|xuanhuabei|xhb|张家口
XHI|香河||Xianghe|xianghe|xh|廊坊
EEP|斜河涧|斜河澗|Xiehejian|xiehejian|xhj|北京
EHF|西华|西華|Xihua|xihua|xh|周口
XNU|仙居南||Xianju South|xianjunan|xjn|台州
XJU|仙居||Xianju|xianju|xj|台州
XKU|溪口||Xikou|xikou|xk|宁波
XLA|新龙|新龍|Xinlong|xinlong|xl|广州
IRP|兴隆县西|興隆縣西|Xinglongxian West|xinglongxianxi|xlxx|承德
XNA|兴宁南|興寧南|Xingning South|xingningnan|xnn|梅州
XPM|新坪田||Xinpingtian|xinpingtian|xpt|六盘水
XIZ|夏石||Xiashi|xiashi|xs|崇左
VNN|浠水南||Xishui South|xishuinan|xsn|浠水
XNM|小湾东|小灣東|Xiaowan East|xiaowandong|xwd|南涧
XAE|兴文南|興文南|Xingwen South|xingwennan|xwn|宜宾
XWF|修武||Xiuwu|xiuwu|xw|焦作
EOH|萧县|蕭縣|Xiaoxian|xiaoxian|xx|宿州
XPQ|新兴南|新興南|Xinxing South|xinxingnan|xxn|云浮
ENF|新乡南|新鄉南|Xinxiang South|xinxiangnan|xxn|新乡
XGQ|新兴县|新興縣|Xinxingxian|xinxingxian|xxx|云浮
EBY|咸阳北|咸陽北|Xianyang North|xianyangbei|xyb|咸阳
EAF|襄垣东|襄垣東|Xiangyuan East|xiangyuandong|xyd|长治
XHM|小雨谷||Xiaoyugu|xiaoyugu|xyg|六盘水
XKZ|兴业南|興業南|Xingye South|xingyenan|xyn|玉林
XYU|新沂南||Xinyi South|xinyinan|xyn|徐州
XZX|新帐房|新帳房|Xinzhangfang|xinzhangfang|xzf|呼伦贝尔
YAS|永安||Yong'an|yongan|ya|三明
YQZ|永安镇|永安鎮|Yong'anzhen|yonganzhen|yaz|河池
YBE|盐边|鹽邊|Yanbian|yanbian|yb|攀枝花
YBQ|阳春东|陽春東|Yangchun East|yangchundong|ycd|阳江
YKM|秧草地||Yangcaodi|yangcaodi|ycd|曲靖
YFU|盐城大丰|鹽城大豐|Yancheng Dafeng|yanchengdafeng|ycdf|盐城
YNF|阳城|陽城|Yangcheng|yangcheng|yc|晋城
YAP|雁翅||Yanchi|yanchi|yc|北京
YIN|宜城南||Yicheng South|yichengnan|ycn|襄阳
YNE|永川南||Yongchuan South|yongchuannan|ycn|重庆
YCT|营城子|營城子|Yingchengzi|yingchengzi|ycz|大连
YYG|于都北||Yudu North|yudubei|ydb|于都
ABJ|永登北||Yongdeng North|yongdengbei|ydb|兰州
YFG|余干|餘干|Yugan|yugan|yg|上饶
AGV|阳高南|陽高南|Yanggao South|yanggaonan|ygn|大同
YHP|沿河城||Yanhecheng|yanhecheng|yhc|北京
YHA|燕湖||Yanhu|yanhu|yh|清远
YLQ|阳江北|陽江北|Yangjiang North|yangjiangbei|yjb|阳江
AJM|元江||Yuanjiang|yuanjiang|yj|元江
YCH|叶集|葉集|Yeji|yeji|yj|六安
YGJ|岳家井||Yuejiajing|yuejiajing|yjj|阿拉善
YRY|宜君||Yijun|yijun|yj|铜川
YLR|英库勒|英庫勒|Yinfkule|yinfkule|ykl|库尔勒
YPE|以勒||Yile|yile|yl|昭通
YEF|运粮河|運糧河|Yunlianghe|yunlianghe|ylh|开封
WRR|尉犁||Yuli|yuli|yl|库尔勒
YIF|鄢陵||Yanling|yanling|yl|许昌
YLB|伊林||Yilin|yilin|yl|牡丹江
YCE|仪陇|儀隴|Yilong|yilong|yl|南充
YVA|永宁北|永寧北|Yongning North|yongningbei|ynb|广州
YGA|永宁南|永寧南|Yongning South|yongningnan|ynn|广州
OLH|乐清东|樂清東|Yueqing East|yueqingdong|yqd|温州
YQL|永庆|永慶|Yongqing|yongqing|yq|延边
YFR|玉泉镇|玉泉鎮|Yuquanzhen|yuquanzhen|yqz|和田
ARM|永仁||Yongren|yongren|yr|楚雄
YBU|颍上北|潁上北|Yingshang North|yingshangbei|ysb|阜阳
BNN|野三关|野三關|Yesanguan|yesanguan|ysg|恩施
AXV|榆社西||Yushe West|yushexi|ysx|晋中
AUY|永寿西|永壽西|Yongshou West|yongshouxi|ysx|咸阳
YWR|于田||Yutian|yutian|yt|和田
YTI|玉田南||Yutian South|yutiannan|ytn|唐山
DCK|烟台西|煙台西|Yantai West|yantaixi|ytx|烟台
YIU|黟县东|黟縣東|Yixian East|yixiandong|yxd|黄山
AGM|野象谷||Yexianggu|yexianggu|yxg|景洪
AIM|云县|雲縣|Yunxian|yunxian|yx|临沧
YOG|攸县|攸縣|Youxian|youxian|yx|株洲
AQN|郧西|鄖西|Yunxi|yunxi|yx|十堰
YUE|云阳|雲陽|Yunyang|yunyang|yy|云阳
RWQ|岳阳南|岳陽南|Yueyang South|yueyangnan|yyn|岳阳
AYS|杨源|楊源|Yangyuan|yangyuan|yy|三明
YZA|银盏|銀盞|Yinzhan|yinzhan|yz|清远
UZH|仪征|儀徵|Yizheng|yizheng|yz|仪征
YOY|耀州||Yaozhou|yaozhou|yz|铜川
YZF|禹州||Yuzhou|yuzhou|yz|许昌
YWA|崖州湾|崖州灣|Yazhouwan|yazhouwan|yzw|三亚
AEM|羊者窝|羊者窩|Yangzhewo|yangzhewo|yzw|曲靖
ZRJ|中川机场东|中川機場東|Zhongchuan Airport East|zhongchuanjichangdong|zcjcd|兰州
ZAA|张槎|張槎|Zhangcha|zhangcha|zc|佛山
GZK|芝罘||Zhifu|zhifu|zf|烟台
ZGD|章古台||Zhanggutai|zhanggutai|zgt|阜新
ZES|政和||Zhenghe|zhenghe|zh|南平
ZJE|织金北|織金北|Zhijin North|zhijinbei|zjb|毕节
ZKE|曾口||Zengkou|zengkou|zk|巴中
ZDA|钟落潭东|鍾落潭東|Zhongluotan East|zhongluotandong|zltd|广州
ZUA|竹料||Zhuliao|zhuliao|zl|广州
ZEA|镇龙|鎮龍|Zhenlong|zhenlong|zl|广州
ZNO|扎囊||Zhanang|zhanang|zn|扎囊
ZDJ|中宁东|中寧東|Zhongning East|zhongningdong|znd|中卫
ZNS|周宁|周寧|Zhouning|zhouning|zn|宁德
ZSZ|钟山|鐘山|Zhongshan|zhongshan|zs|贺州
ZIS|支提山||Zhitishan|zhitishan|zts|宁德
ZOP|珠窝|珠窩|Zhuwo|zhuwo|zw|北京
ZIA|洲心||Zhouxin|zhouxin|zx|清远
ZOY|棕溪||Zongxi|zongxi|zx|安康
VKN|钟祥南|鍾祥南|Zhongxiang South|zhongxiangnan|zxn|钟祥
ZUM|竹园|竹園|Zhuyuan|zhuyuan|zy|蒙自
VDK|招远|招遠|Zhaoyuan|zhaoyuan|zy|烟台
ZZM|中寨||Zhongzhai|zhongzhai|zz|曲靖
ZAL|咋子||Zhazi|zhazi|zz|白山
ANS|安溪东|安溪東|Anxi East|anxidong|axd|泉州
AEV|安泽|安澤|Anze|anze|az|临汾
AZE|安州||Anzhou|anzhou|az|绵阳
BGT|伯官||Boguan|boguan|bg|沈阳
BOA|博罗|博羅|Boluo|boluo|bl|惠州
BNE|巴南||Banan|banan|bn|重庆
BDL|白山东|白山東|Baishan East|baishandong|bsd|白山
BAM|保山||Baoshan|baoshan|bs|保山
BEJ|北滩|北灘|Beitan|beitan|bt|白银
BVJ|白银南|白銀南|Baiyin South|baiyinnan|byn|白银
CVO|茶卡||Chaka|chaka|ck|海西
CHK|茌平||Chiping|chiping|cp|聊城
DKS|德化||Dehua|dehua|dh|泉州
DDE|独山东|獨山東|Dushan East|dushandong|dsd|都匀
DTS|大田北||Datian North|datianbei|dtb|三明
FOV|浮山||Fushan|fushan|fs|临汾
FUU|富阳西|富陽西|Fuyang West|fuyangxi|fyx|杭州
GCE|高川||Gaochuan|gaochuan|gc|绵阳
GEM|革居||Geju|geju|gj|兴义
GOE|古路||Gulu|gulu|gl|重庆
KBT|花博山||Huaboshan|huaboshan|hbs|丹东
HLV|洪洞北||Hongtong North|hongtongbei|hdb|临汾
HIE|黄龙九寨|黃龍九寨|Huanglongjiuzhai|huanglongjiuzhai|hljz|阿坝
HGE|黄胜关|黃勝關|Huangshengguan|huangshengguan|hsg|阿坝
SZE|黄水|黃水|Huangshui|huangshui|hs|石柱
FTQ|海头|海頭|Haitou|haitou|ht|儋州
JCE|江北机场|江北機場|Jiangbei Airport|jiangbeijichang|jbjc|重庆
JRU|句容||Jurong|jurong|jr|镇江
JTU|金坛|金壇|Jintan|jintan|jt|常州
JOJ|靖远北|靖遠北|Jingyuan North|jingyuanbei|jyb|白银
JDL|江源东|江源東|Jiangyuan East|jiangyuandong|jyd|白山
KYH|江阴|江陰|Jiangyin|jiangyin|jy|无锡
JZY|绛帐|絳帳|Jiangzhang|jiangzhang|jz|宝鸡
UBE|荔波||Libo|libo|lb|都匀
LVA|罗浮山|羅浮山|Luofushan|luofushan|lfs|惠州
LHE|珞璜东|珞璜東|Luohuang East|luohuangdong|lhd|重庆
LUV|临县|臨縣|Linxian|linxian|lx|吕梁
LIE|龙兴|龍興|Longxing|longxing|lx|重庆
MXE|茂县|茂縣|Maoxian|maoxian|mx|阿坝
MOS|明溪||Mingxi|mingxi|mx|三明
MNE|绵竹南|綿竹南|Mianzhu South|mianzhunan|mzn|德阳
NUS|南安北||Nan'an North|nananbei|nab|泉州
NUE|南川北||Nanchuan North|nanchuanbei|ncb|南川
NAE|南彭||Nanpeng|nanpeng|np|重庆
NQY|宁强|寧強|Ningqiang|ningqiang|nq|汉中
NOE|南溪北||Nanxi North|nanxibei|nxb|宜宾
PCJ|平川西||Pingchuan West|pingchuanxi|pcx|白银
PXV|蒲县|蒲縣|Puxian|puxian|px|临汾
QWJ|秦王川||Qinwangchuan|qinwangchuan|qwc|兰州
SCE|三岔湖||Sanchahu|sanchahu|sch|成都
SFE|什邡西||Shifang West|shifangxi|sfx|德阳
SVE|水江西||Shuijiang West|shuijiangxi|sjx|南川
SBY|商洛北||Shangluo North|shangluobei|slb|商洛
STV|石楼县|石樓縣|Shilouxian|shilouxian|slx|吕梁
SOE|松潘||Songpan|songpan|sp|阿坝
SUE|水土||Shuitu|shuitu|st|重庆
SDE|三星堆||Sanxingdui|sanxingdui|sxd|德阳
OYV|山阴南|山陰南|Shanyin South|shanyinnan|syn|朔州
SRS|三元西||Sanyuan West|sanyuanxi|syx|三明
OZV|朔州东|朔州東|Shuozhou East|shuozhoudong|szd|朔州
TIE|天府机场|天府機場|Tianfu Airport|tianfujichang|tfjc|成都
TOE|统景|統景|Tongjing|tongjing|tj|重庆
TBU|桐庐东|桐廬東|Tonglu East|tongludong|tld|杭州
XAR|铁门关|鐵門關|Tiemenguan|tiemenguan|tmg|铁门关
WJU|武进|武進|Wujin|wujin|wj|常州
WYE|威远|威遠|Weiyuan|weiyuan|wy|内江
XBD|新宾|新賓|Xinbin|xinbin|xb|抚顺
EUM|香格里拉||Shangri-La|xianggelila|xgll|香格里拉
EAV|隰县|隰縣|Xixian|xixian|xx|临汾
EDM|小中甸||Xiaozhongdian|xiaozhongdian|xzd|香格里拉
EDE|宜宾东|宜賓東|Yibin East|yibindong|ybd|宜宾
AVM|漾濞||Yangbi|yangbi|yb|漾濞
ACS|永春||Yongchun|yongchun|yc|泉州
YWE|银花|銀花|Yinhua|yinhua|yh|重庆
YVE|迎龙|迎龍|Yinglong|yinglong|yl|重庆
RDV|雁门关|雁門關|Yanmenguan|yanmenguan|ymg|忻州
APM|永平县|永平縣|Yongpingxian|yongpingxian|ypx|永平
YTE|沿滩|沿灘|Yantan|yantan|yt|自贡
AAV|应县西|應縣西|Yingxian West|yingxianxi|yxx|朔州
ZCA|增城||Zengcheng|zengcheng|zc|广州
ZEE|镇江关|鎮江關|Zhenjiangguan|zhenjiangguan|zjg|阿坝
ZIE|资阳西|資陽西|Ziyang West|ziyangxi|zyx|资阳
ZZE|资中西|資中西|Zizhong West|zizhongxi|zzx|内江
`
