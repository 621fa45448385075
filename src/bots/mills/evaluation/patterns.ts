/*
 * The evaluation of full strength on boards of three rings of eight points. It counts cows, points that close
 * a mill, and patterns: the cows on each ring, and on each side of all three rings together. Every pattern
 * has a weight, which is the same for its images under the board's symmetries, and has the opposite sign with
 * colours swapped. The weights were fitted to games of self-play: see `research/arena/tried.md`.
 */
import { countBits } from "../../../rules/mills/engine/bits.ts";
import type { Ruleset } from "../../../rules/mills/engine/compile.ts";
import { CORNERS, millPoints } from "../../../rules/mills/engine/mills.ts";
import type { Position } from "../../../rules/mills/engine/position.ts";

/** The weights of a phase. */
export interface PatternWeights {
  /**
   * In hundredths of a cow: a cow; how much more a cow is worth for each cow that has left either hand; a
   * point that closes a mill; and the right to move.
   */
  readonly numbers: readonly number[];
  /** A letter for each class of patterns on a side of all three rings. */
  readonly sides: string;
  /** The same for the outer and the inner ring. */
  readonly outer: string;
  /** The same for the middle ring. */
  readonly middle: string;
}

/** By kind of board and phase. */
export const patternWeights: {
  readonly [set in "diagonals" | "straight"]: {
    readonly [phase in "placing" | "moving"]?: PatternWeights;
  };
} = {
  diagonals: {
    placing: {
      numbers: [27, 2.8, 90, 62],
      sides:
        "XYXQY_VS[YSfb]RLUc][ecdZRVSRS\\XZSIMZeSTYNRZSk\\]X`WTIMWaPX^MOVWclYbdLUZPP[OLWMPUMS\\UKJSGRP\\^]LQSOTYISVGJKLNPZ]Rli^OPVdSi`ROR[KYR[V[OHOTQFWcc[cdWZV[gX^OST\\QUXd[TSUNXQW^LSMMKNVP[[LLPVTWRPH`ZUZVVLGVKUQHRUTdb\\OJQ`ZYd`cYPSOO[VWPEH_Xd_dMQW`^`fae\\YWKXU^`^PQNRXRUEHEUVO][ZKMKGKDPQPAC?_]fgZZWXqme_lYbZZ\\Y[W]RXOS\\Teb[TOQogWP\\PYPQVTSa`YPIO`VTWVQY\\ee`PVXWX`TZUOOLQQPJVUKUOSSJJPPNZSUD>OGITKLPWOXQQWVNRUWZXVT>LFQOQPQPTUSVVUJSWNXZPX[[FLKUKROUTbZmrfYXYaWnn^[\\NUVe]bWNP_ZombPNZc^YUeWTPOOWT^]\\PQO_SaU^QVSSVRVWPKNLUR[[ZLNJ\\c^P\\VOZU^OPU_QVU`[PXQSYcajaWV\\\\gf]UVU\\QRT`^YXTPYWc_bPYVW]X[YPISRQYYa\\TQPRXYXL_VU]Z[UKYRLSPSMKWRR]XUVOXS]VW[`LNPNQTPUEOMTSTPZZTLWQXTTYIKHPLIPTXIHOLPRWWHVSRF>GINRMULAGMQ`[[IAJUYRYFJMUUVX]MMKXUda_PTPRYXUBF?SQN[YYIKKUEXVZ@D?^TSRONMb^WVTUSRe\\FPRXWW]^YVPQV_`PRPWUS]b[TXPPY[[NUKLNR^[XQNPQST\\\\JKOTWYNVPLUPTPENPJ]PRPDRPQKPLMMILIMMKH[OOTVRODQUUPTQIKIKMJPJGFMLKQVVN?TPVFUOUYLZPk[_UaSTHIbgVZYYfdbfWaY]YZT\\PXOPKMROK][IQTQQUNRCKJHKNU]NQ_RdQ^YZVPKGXiKPXRPNhiKYPUVKJXJPZGMKSGTMTTHTUQR[KPEMGKJIPQHVPTLXM[OKDG[YPNZRXTQR`SZTVQDOTNSSXMVFTQPUQZYZNOMNJIUNbWSZ]XP]PPOOWQTUGU[XXPSKKQUQ[ZMNSLSS`dV^NXSN\\MKMUPSVOUM[PPPWKPEHQUPJQSSSU_W^^U]PTLNPRWYYUUXZZKKOIRMOUN[MOVSVYSPPRJQYRPN\\KPIEHGMFPSLRPQPJDIDKLCKRLLP^O?JXLWkZ[gLT\\PYNMTLRIb]RUgWP`PYSUV^Z\\YPKSRMLUTSNKLGLLHAKKDOC`NUNTQggJXUSQKMTKUKK_PSLOPPTPPSOUPYUQPOSRJILPNOKLMNULPCK>EFAXHUWLWXPWSRGPHCHJGXBHMMPMQUOLCKI=KPJKSSUPFPMYGSNTRSLYPQLP\\\\MOaQPVP_Z_UU[\\QWNQQKPPUPPTP[RMPPPVOPKONNRPLPPSZVXLKMTOPOPLPPSYPPPPPMMTPPULONTVR]VPKK^OXVLPSKSNNUPPPSJKPOPPMDJMKNPRRSSQQPUNOOXSKTWROSOOQMPMPPRQVUNWSPUVQNMQRSPKHT\\[MVNHRTVWDN]WRHQMOPPPPPPPSLE\\UONVVOPPPPPSRPOEKNPNPTWOOQPPPPPLDLPORNPOQPPMLRPPPI?UNLDRRLPPPLTPUTN@HVNIHIMRNPPMKPPPPMPPNPMSPRPPPPPPUPJELOHJWNTPSPPPPPJBCENKCHPS[PMPPPSJQ`[VTUVQSEKLJMUYi_YUY^\\XUNKKROQYRSRLOLIQIJIIEQTGQVTPZXPQHPKJLJNPOIMPLQJPCGAOCPQPWQNXUTOLGKJKGTMSSSRRGM7FKERQSRTTTTWMNIDKLNZ[]XXZYcMRMSTQXF]afWMXT^\\TSTYJZS\\XIMQX\\QPMWOQ[R]USTTPSXNQTGHPRPPVPQPRPRUNPQUPTOKPKQRQSMKMOPSPQMDQMQTLJNLPHTTJJRQNNOURPPTZVUSTQOUQXSTQTRXVZSONWYVGQNOTSWMTTIKKOPOIIJKOXVOPULURNGOJOMVRPONPKPPPNIGLMMJUPMPIDMIJQSJLSSPJPFFINMMOHLQPGPIIJMFTOMMQMPEPFPHPKOFLNPMIRJNUUEJKOOPOIEIHEWCaPaaSK[FbUfUOKXT_^SLWI\\XBCOVREAPWVPQMVGTSTTPUV]VPUYRQ_VLNY]SKPMOWDRBPPLOVLSNPPLOQOSPPPPPPGIJPTOXWRRTZUPNPYZIKSVVHGY`cW[VdRQY\\_MRTXSPPNPOLHLSPMQROJLNQPIJNPQVLUQLNQEPTIIORWNMGFHONNJVSHXPZVLMXZ[NJENQ=:UPACRKNQLaWVW]UQPVP\\UP[UTRPPRVWQJNKOQYZKKONPPPPPLMSEQ[^JGTSZKHWWL[ZXVTVaXMTQWPQPQ\\RRRQNRSPNNXSMU[WNS]UT[RNNYS\\OWOQ[PORVU[TJJDELHOXNUMRJ[UQUNNSQIIJLLNMNIBYNNSKWUPR\\POPPCLT`U\\TWWVOSZMLSfS_PGKTHJP=GJHVJXUKUMNK`EKTJMOQUBCIHJAFRYPPNLQPSONSVSBHJJSIVSVOHPKDJOOPQNLOONSSKRYTRPPLNLQUMTKPQPJKISKSLPRPPOMR:CGBKL@@KMPIMJNRWSOPQOPRHMOPYPPMPONYHE\\SGETJMHUOWSQBTNK[OWUPRMROQUYPRSOVGQPSSVQNY",
      outer:
        "YWTLXZPY`N_ZR\\TSMVRJNTLVNSTMVLeaT]WYQZPYO\\]QYLTR\\YPYQWQXXOZ^_]S[R`WbY`VNPLgTd^YWaWXT^ZQVXR]S\\_VV\\QYWVNVG\\RW\\VW\\OXS[^RP[T`MWVJXVIMSHVHSWLSIfLPJRPSGURDLNGQGNKJMSIXE\\LRCVIWRLPUIPGRVKXKJVLZQTLVOUUOUO[JVTVISNTKQSNUMUVOTMPNTHUMXPUNSOVVQYRMQSQNPRLLQRPTOOMOQISMMQNMOQNPPOOTTIPPRNEIKM\\SPLPJSQUOSXKHNVQUPNPROSNPWVQLPJNLQLOUMJROOLURXPOSXQQOQPTOQRTPLSQXRSQOPLOMMQMKMQORORMPTYV__M_ORPZZX[VTPX^XUUUXV[PSPRPNIRPSLKS^QUQQYXZPPWVTQVQTIQHNQNPMQKRSPVNUSQUTTOQSMJJIHHIJJOVQRIMIMSHSMPQ",
      middle:
        "YWSLY\\RY_N_[T\\RULZSJORHVNRVLSLd_T]V]P]R[NY]PXL^U_\\S\\P\\Q[UQZ[]ZT\\R`VdW^UPOMhTeZZX_W^U_\\QT[N_TX^VW^QYUUKTH^SX_TR[PXPZ]OHWR\\PVXJ^YNSTMRGSTKQIiPPQZP\\HVWJPRHRGKKNQXKXFUMRLWILVMNTLPBQUHTIGSNZQTJTLVVNRK[I[PUJVN[LNXLTMUXMUJPGSDTJ\\OTLQKTTMSK\\RaUXRPKOW^PT\\SWPPWRUMQQMPQRNRRLRVLQPPLJKIPSSMMVIUXUVSZIK[[YUPPPR^XZQVZW]YVR[TRQVRYXUQWURTSWRTORWRRSRQPSSOOOVWWVOMJNNLMSRTPRRTNPNJNP[XNYPWPQXWVSQRRZTUPZTOYPUPPY]O[PXYUVOV]STMRNMSTSQPMSYUTDHKVZO\\TZTUSYTRWSPPPPh]cUXTXWUVRWUUOOZUSJTSOO",
    },
    moving: {
      numbers: [33, 3.3, 39, 16],
      sides:
        "OPNO@SNLMOLPPSJLJN@QRJZMQQOM[JJPZIGTMRFPHYUK]PNGUPRLHQGUIPSQWUWGZRRU`Y[NPUMNRUQDPPXFNHSSVL]SBHKPRSSO]FEHJLNNCJVR^GILDB_XJMLa@PNMWKP[AQDOQRMWOPQWRaiTATPS^VTQVSJSLQRWLWONAKWY[RQ[POUKTXIMTTVVaV[ESJJO[>U`JGSKMRJQFPFKIVLKJVARKOMFSTXQVITME>INPYLOOMUVXSYOVIUTMSNKSMFOCSQQOJTRVOPKFOH`Q[YaH]MKTSNRU\\]QQ_W^V^R^ENPST^JMRTQUVa[WWWIQQSW`NLFSRYSZRLRSYUQVYVRXNWR]`ZCQKUJNMYQZ[GOEMSZWTJBPOEZQMTZLQVcROKN\\OTUa]SVD^NP]\\^HJDIWQSULMLXPVXNGAH:?BIALMRIMQNUMDPRKPRLEJQVZUHOEBGVX`DNMHBRUZYSJPEMU\\`cOM?ROUYSLQTQHOIKKTQ[UNV^T?MG[Q]X[]\\VSWPYP^[RY[]cb]`IOUQZ]OV]Q^\\V\\[VR^QU`U^`[[XZP^^YY^^VQYTZ[]UZXbXeabMUYLRPPT^VZCQOHKYWUP>STSXQ[QR]UWUb_JJTSJE[ZcMXBbQT[ebNMNTLUQSLIJ@EBX[VO?MKJMZYILNMROJBLNJMQNGN[RVJYQOSSNTJ[MLROQ[JUQX[_TYTZRTUPSC@KWNOP\\U98?RURRYQH8Y]V^I`BTUTTcO[R[S^YiT\\NU]ZcGSJ^Wa^XRQUNVOefmR^UW^Y\\FRKR`PUQXPPSVVh]cFWYOLJDXRKEKXWNOKSQMLPJUTWVXJMH`RNOXOPV`YSN_IKV_XIB;GPNED>H>IHMIEN9GEJPSVLOG[IFNIPKRZJF\\N`U]LP]UO_S`TYU^[^UTFDMNLSHSGMISPTI[EGFKEPQKSPTP`ZQYSTQTFSXVLXOZXU^]\\bUYGU_UZ]?TP[PQUeVNQUVVVSLSSZ@LLHRQUUHMSONHHFMOXTfKQTU_RUaPbAV[PPaPFFIKUIUFXIWTM@G<>DGAF^^e]bcS_QcY\\bgGTWWR]Q]NUVb^eW]W[\\ALOQ`RU`XYUh][b[SQY^]SWZd]a\\]ZUXYPWS_ETZW^ZVlZZb]Q\\dCX^MSNRXS^SRTX_[LEQONHQYNMSHHXSXMMKVINVL]PDiXFSPXI]U<;GJC?LIGIK@LMSGPCRPLTUNXS\\ETJKJXSLJJUNUVRJOPSX]ZUNGIFLLTMCYWQZSXLLLFFLSPXPUVK^UQWQSKRYSLXLKWPNST[bYR[ZOQ_OWPBRIUSXNONNYWU]UOQOXFTNOSIBWQUPJPOLDNOPKILN\\CNTTTNWPS?YGNOUPIOOIWMQYZQU<E:;@LCFP[^ZO[TS]SSUcQTWWPWkXZ]XPm\\VUaW^hco\\WTY[abPWUUWbVbZYXVXSVUXh_\\_aZkZa^XWfUbQe`\\ff^jfbahej`ghZQc\\T[Va]ZZaZ]]`dPWPWMTXXXa_Ra[Yd_b]NZW]\\]R[\\_OWT\\H`X]\\CdRTW^bN]Z[JdLKScbnXHVLZ`ZPMUCMDFKHHNVNSKMKGOLJTONKIIQQ]U[UMPNEOROOLFIKOYXXOIGSOYZTWMPTOQLVbVaPITS`OVURNW[OcX]RUMMRL]SLCJNIQWJVS]MOWOMOFG@KNMQJJTIPT@HO@GFDEMHL7QG;eX4A?3B<>@JGOG@?:HJFKBPOVRINXISKIMYSP\\aVYYY[Y]cYOE@JHOEDPJOSMIBEJZQ[YV\\TXX[PQXZNFYYb_^bcXZ`QUZUKCTSiOSXH]\\VCYXONHAGAVAMAMEEM=A?SPNUTKPLP5MOOKNMQSb`@QM>E?BHF?eOW`VT]Y[ZacFGn]^_ak`acfmlpmOFKPVWYV^ZRNXSLMH[TWVgc_X\\PSZRERSkXa`_Z^Y^LHHHJVWjQZXBT`SE[FHLIGPUO^KbQN@RBNDVM_]RV][dR:QGRQ[^KZX`ac^L<POVSXJNKPKMKRZLEJSUUTWUQOXPTUXOIXO]IJFO[QQOLLYg[MXPPZOW_UQTrOFHPLQYYTXZ_PpJAIOUVI]RX]S9G6S8O<I=H;K>PGLGPNTU>JTSbJ@GQMUPPCTMMTHKEBL:BH??IBWBJIVQUJG<BBP@FIQOFBSW[^RVcdWM`cXbfVbZkSWKY^fYccban`ZBC=LLMHF>M@KXZRMM^VFIJHFGFFCKL<JZa<KK_B<MHTLUPWVNJhfjodiuocL[ok^fgbhvic@RLET`BP\\ARCBYbM@DSTGLRT15U,Ua\\i`hqX2=>?<GCIQTNQMWZUPR]TJGCPKCKOI@Ha]^aaV^XTL\\dj\\gWWcPHXRUYZQOLKIGPOIEPQNMJ[RFHOM?9QeaOWQehD@QOSVU^WO\\UUTPLNOHLNVECNLXNRS`TMTV^VWPQQOLPPSQTUDOKRP\\]OUebVRAORXOTU``Y[RQab\\_XHICcXR\\LLIIEVTRVXRLOPQMK[[`L[\\goVXnI[ROWTWQBBYE>EJB:F2;>@9ERUBWGFOQ9HRNXRX^5;=DG<@V^RKTSR[\\\\[[VQULPC_T\\T\\TbW`VJGZVdKJJIMRCWOIJSIQONZ_UjNcU\\_nNUOKHI`MYUG?J19;@DH0@@@O@LFNT7FLRPDUYJOKUOTFK[LYLZ2DF>GIBN:RCGPTI[IRE\\UBgMYGXN?K=[`WV:HDQST-Nd",
      outer:
        "QRRSOWYTTOP^QQTIQOOJQNSQQNPPRIRSQOPIOQQPMURPOE`ZITTTTWPVQLUYMIQPQOPQPONTLGUSW`XSRUZ^UZW^[VSSTRPQTIRPFQPBLSIRQPTPSYUSXZ]VNOOKLHKMLGKVTORNNGM@VWFJJQCJGNJHNJNNKLRHMOHNU=LQCKMQRQUMTUWaNSPOZSSQQWQUPONTM^RTWRRRKNNLSOSUQVJPVE@UQXVZUIQVYT[PELENGJNDTYDJTIOJQRJQQMRQ>RLOSTXMRQSKNNL=MJQ_WdS[UaT]_XEMHGILMLOLTEPKRW\\FFMHOLQKMUUHPOTPXWPSWQRTGKKVOSTDTTYT\\QOFGORJOREJMIINMPRYGX\\P]VU\\ZWTXdUZUQ^TPQ[TZX_dZXfQYPQSZTU[Y^fWYbcieNUIQNRWSJCFCNRRDBKGR?NMFBNHCV?BFQE@CBBJ@CJKN?FGHMFKJHGNOH",
      middle:
        "PYNRSXULZQTXUSSYRZXTOROVOOVQRLZZVUJYTZWUIVXOMHcZV[WXUYRVVRRMRTTROZX\\XRLSRIYT[cZWX\\^[Y^ST[VXQW\\TRRMONTOQATQPVRSULTSTZQSWOYWZ]WQ\\UX]UXRQWORHZ_^[YXaVRXNSSPQKTSPLROUSXMWGWQY]PTXMPPSXQWNPTO[QRLNGRUOJHURcQQOYUYQQTNTKUVPQJVNJATNZSVQNNSURTJWSZYXRQEa`RRY\\VXSUSTYMQZJSOWQQ[LVPSRMOJCKFeb`NeXcU_Y_TRNSTNROTPTLZYWSW]SVXVTVUSPWUZXWRUXWTTWJTUSPNROVVOTVTPZUSNUOTNLTHOYQPOOSTUONTZ__Y_ZlThY[XbPWYWVWSRWS^XagVaY[_WYX^XY]Y^Y[^\\USQSSQUNQJKSMNQJLQNSIPLMOQLHPHKHP]\\ZUVSPUPNQYORPMVSRKSVQI",
    },
  },
  straight: {
    moving: {
      numbers: [111, -1, 35, 4],
      sides:
        "PPVTT`PMTOKUTTMLSLUMUZRUSRRMYTPXOQHXNRQOQRVT]QOMQV`LSRVQTPVOQQMZSSMQOMPTUXSMaLFOSWWMTORQWR^RPNGRPYRS\\QHUXSUYQNbXZOMJRPg^IIPaCPVNMPNRNQMRP`ZZU\\\\VNVlZZWPS[ZQVSSLNIQQVN_NNFOQLVSR`IDSXWSMPLRUPTOMJNLIKHHNWWPM\\LKKVBOJWOOLQQTVSVMK>ROZU_QMONPUOYaQGPPMUX[YTJFLQKSIKMHDOMOQJILQNRRJOSMGQWeXkTUZZTRX_aUOQVTVi`^UORVS^RZSRWQSYPQYHRSMQ]ZV[HONSVmcgSTR[XVSafPRURYZpcqTTXMMQOSTOJBPGLJPUUO<NLRUUUJMLRSVQKEPIMLVTYOOAQOQPZ`BJMOKPSKIOIOWPFPLM=QUQPT\\XMWP\\LLMNSU^VMLSJR^Y]MTGUSWQZNNKPRROaZFLLUPM\\YWJIHRQQSRNOOFLKPWZPMPOTYVUSJKLTYOZKJSTJPUZGLRPR`Y`WTQUZeZ^NMPYWXP`bNSO[[[g]cSRPUR]YbPNT[PWT^gOLSSTXfWgSQSOKRLRVUWLQPFNWTYQFRMQOW^JNOENXRMMCODHIWUQJJINJMMY_MJPHQVYVMEPINKX\\]S>SNQMXZLPPUKMNHONTLIEPPRRSRHHETMLYPJONMU\\TOLOUVRYYNNLNRRW>?JP@MNYZI?DLUU]Z@;.\\dTnRTPVSU\\iRRUVWoajUTSSeZfPMVYOOYaLMVVP[d`jLSTdh\\nTURYTZXbbVWWYYmcoUWVGKIRRGU<NHKPNJTLDROQUOVQONPUYKLQPHNX\\\\L<RMSNbcIOGQMQHE=JJMPOETH/QRHHKJPORQLOLRKJSYRG`XgPROWO]h\\PQRNVc_kHLFSPNQLNQJQLQMQUWPHOQPK_\\aVRSYQZXONKcQ[ZZKJ[dUVZbLUVZL[[URSLa]_RUThMXUVSPSPOb\\`WUTROQMODOONJQ=TPSPSOILSPHMPMQQAROUKSWQLQPFHPMJ]NMNQDSTXS^TdhgLNK^aYaQIT^FM\\KNTMUYRIOOTRTQMQRSL^VXPIN^QTZTNQ^PXYYOPOaHUPTLNQMP\\X_RQUOFPNMOHLHKPOKN[RLRQLCRFJNRR[QAQPSKWYMIQTQLVQ[LSNXId\\bTWlOT^PUOf[SNVUGFRPUWZ:ROORLLNGOERLOSUVL]JHRZOQLUWQWNNRTUZT_ZNLQNNJJLRQMCSOMZPVOQKP[UOYRLVVRNXQTYS_LTPP]QSPPPONORRPOVQ[WYRNbWbUZUTYRIUYY\\U\\T`SRPMCLRKSKHUN<ROTYTNOLJPRJOMKNL?RWQHNOETOEQHLV\\SFR=QFTMANVUKURUWVIJROX\\W^GEYdGKQPP][?KGV]f]bMDKUOMUTSPPTGRTPTRKZOKO[YKQPRTJSQNPVQQNQPZPVYSPQZTNORPV[\\RNUPXTVOVQPYLT\\VZZUW^WZSLNGFMPQIMVN>UJQNQGHDDCLMLMHEPFENQSNQQFTTHPPOMPTQZP9PFOPQPHN>RMLOFQRYRYSVKSWKLILPNNR\\TV\\XSKRSOMXOVQRRSSVNQWJLRWP]OWSVQTQSPY[XUTVZWOGN[PZSWWR\\STRX_RYWKL\\SIZbVZWXX[QUOHUMOTDJNHSJV]VLSRFRIORMRS=SLR[XIPNBUFNKTL]I8NKOPUNRTZOOQTXRPTQMgTXUgaRPQ]abeiOMMOTOLLMLROLPONHaSjKW[QPQST_^bTQYUaVQ^ORQWPb^aJP\\SjPNTSOVOS[Q_SSQHQMMLKP@QOSPPTIQKLOKROAQMTPZQHRNYUMPXBVTTYKjPYU`ePNZWcfQNlK^]bhJRKZfjgrFFRQZONJLPRQNOOQN\\LbYa[NNPNb]IMQLdQGGI?POaOFIJNMQhJJFMJPLIMPKQTSMJNKMMOPDMUQTOLFLFMLNHOKOHONWTSEVKSQTU?TQWU[JURQIPQNWLNRMQWVKJMSQ[JPRL[U^QTQYXQTXVRQ[nPRROUQNVbUTSjP?HOJLKRESLTZqYDNQRYTYO^SZYKYQTPUVAVUXNUJUNSQUR=PWURZESTQS^UBSUT^XMIHPGITCLFPXIKSSOUKILKFVECQRVJBJ\\`dV_hf]LXYW\\]RYYc`VT[d]\\^Xh[pb]HFEFHLLO=IG?HRI@KSSII>LKJIGGJQPPW[QPUZDPQKWLNPJaPJRfQ]ZamjcP^Vf]eZfZmb]EFFDGW@G]KPIDJ\\GELRSOLM\\=<Y9SaYfSUl^<HNA?C;LYKGUN_QQLPVZMMSQXFKVTHFJQTMQUNRRSLLQLKRPSILSKKLTQMTSUKMNQTLSRXNSTFTVSRQTc[AFNTVGEQTLPMNGMTQKTJKHMAIPPDHPPCKPMNJLQPXURJPQMKJPJJOSUZRRWU]SPc_QPLLPSQXXNVJNQHQSRJPb=LPLBKILJIGLNQQLMJVLQMFFMQPOOQ_OJiHLQNTLSWNMUDEKK=ED:HKCPCAOEaGPMTLNXP]YYT@HBB;FNRUMQJNQVOQ^`PTLPJJTLOT[ORPUSbKKPQSOTPHUNILPSNJPQPTWHbSYRRapLJJPIPPNb\\KDOF>@@JDE?DIINRKMMBGPQUJSZQLLINJPMKLKIMGMMEMTQOQORHTP@QHOJOU>ORTMKPCDCSXGLADHCTM4Sd",
      outer:
        "PNJOOYTVSPN^RTTFLEPMNFNRSTROYFMLUPUKLTOHQSOQQE]]NZZY[SQRWOUUOGSQVST[RRPRPCUTWa\\RUW[cR^abbdRMTVOUVBSSJPS@LPNXKOSN\\X``Y`_SOQQOQKQBMQOTGNTHT@KLZUOVURFJGITKUHKJKOR?VGMHY:NIDMBKZMVCSVK\\ARPRYPVQSPQWRQGTS^MTVVPZILOLSQVVS[HYXA6TS\\RY]KHVYU\\HMWLPNPHGS_FSXTUUZRNXZMMRFMLKPSSNNNWQMQJ?SGRa_fWd]hZacXLGQO@MG]GNQOVL[\\]IIOMPTSUMVXKPNVV][IPWNLWFLKZNaZCOZXQ_MLHAQTGPQ??MF=LOMIXMW_[ZZZ``PcTeY[XPe^JRaSj`]l_Va`ZWU]YWcgXaj\\idjkcMYCOQTSWDG>4KUW;;E;QDKFF;H@BNJJGN>B87AB;>BL@PIMRL4FEDJ?J^",
      middle:
        "TJRVL[RQPSPYQNWSOLYKNLMONSRSPDXXQQJUT`MXSOTLMD^XN`ZUSRXTRJRZHRRSTNR]QXVQOCZVSbXPS[a^_f]__\\TMSTRRVGPPKOTDRTQ\\PLSOX]`\\\\Y[KQRRYLOQSSTOPPNQRNEUNYZIOZPXUSRUSUGMKNTY?QKNM\\;WNGYJMQKPKN[RXAR^TbQQRRFSZRSAVTcPV[]R^JLSNUTY[W[FU[C:ZQ_TTRJHWWPZFPQKaUR[JR^TU]RWV\\USZ\\RT[IOSSRRUNNQ\\LNRMDPDVa_]^e]g`abWKIOSHBCQRWMWa^[^bPN[NVUXSRXYTSGSY`bQSLKRTNPNRS^[?RLRPZOMH=QRIOM;:DKCILI>RM[Y`i^Z`]^aZj[W]PagOMdQj\\`c_VW\\\\^_ea^amYepbgdlmXQZQPUQSXFLF6KTQ=MMBUNQE9=M@GJ@NOTIM=HKCEDHNEKLTSMBMM<IAH[",
    },
  },
};

/** A set of points that has patterns, in every order that the board's symmetries give the points. */
export type Shape = readonly (readonly number[])[];

/** The points on one side of the outer ring, then of the middle ring, then of the inner ring. */
export const side: Shape = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8],
  [2, 1, 0, 5, 4, 3, 8, 7, 6],
  [6, 7, 8, 3, 4, 5, 0, 1, 2],
  [8, 7, 6, 5, 4, 3, 2, 1, 0],
];

/** The points of a ring, from any corner, in either direction. */
export const ring: Shape = [0, 2, 4, 6].flatMap((corner) => [
  Array.from({ length: 8 }, (_, i) => (corner + i) % 8),
  Array.from({ length: 8 }, (_, i) => (corner + 8 - i) % 8),
]);

/**
 * Returns the class of each pattern. A pattern is a number in base 3 with a digit for each point: 0 empty, 1
 * an own cow, 2 the other side's cow. Classes count from 1. A pattern and its images share a class; with
 * colours swapped, they have its negative. A pattern that is its own image with colours swapped has class 0.
 */
export function classesOf(shape: Shape): Int16Array {
  const [{ length: cells }] = shape as readonly [Shape[number]];
  const classes = new Int16Array(3 ** cells);
  const seen = new Uint8Array(3 ** cells);
  const images = shape.flatMap((order) => [imagesFor(order, 1), imagesFor(order, 2)]);
  let count = 0;
  for (let pattern = 0; pattern < classes.length; pattern++) {
    if (seen[pattern] === 0) count += markClass(classes, seen, images, pattern, count + 1);
  }
  return classes;
}

/** Writes the class of a pattern's images. Returns 1 for a new class, 0 if a pattern is its own opposite. */
function markClass(
  classes: Int16Array,
  seen: Uint8Array,
  images: readonly Int32Array[],
  pattern: number,
  count: number,
): number {
  const low = pattern % LOW;
  const high = LOW + (pattern - low) / LOW;
  let number = count;
  for (let i = 1; i < images.length; i += 2) if (images[i]![low]! + images[i]![high]! === pattern) number = 0;
  for (let i = 0; i < images.length; i++) {
    const image = images[i]![low]! + images[i]![high]!;
    classes[image] = i % 2 === 0 ? number : -number;
    seen[image] = 1;
  }
  return number === 0 ? 0 : 1;
}

/** The number of patterns on the first four points of a shape. */
const LOW = 81;

/**
 * Returns what each pattern of the first four points adds to the image, then the same for the other points.
 * Own cows become the digit `own`, the other side's cows the other digit.
 */
function imagesFor(order: readonly number[], own: number): Int32Array {
  const parts = new Int32Array(LOW + 3 ** (order.length - 4));
  for (let cell = 0; cell < order.length; cell++) {
    const from = cell < 4 ? 0 : LOW;
    const power = 3 ** (cell < 4 ? cell : cell - 4);
    // Patterns with one more point: the sum for the points before it, and the new digit.
    for (const digit of [1, 2]) {
      const more = ((digit * own) % 3) * 3 ** order.indexOf(cell);
      for (let i = from; i < from + power; i++) parts[i + digit * power] = parts[i]! + more;
    }
  }
  return parts;
}

/** Hundredths of a cow between two neighbouring letters. */
export const STEP = 4;

/** The code of the letter that stands for 0. */
export const ZERO = 80;

/** The weights of a phase, as the search reads them. */
interface Phase {
  readonly numbers: PatternWeights["numbers"];
  /** The weight, in steps, of each pattern of a side; a pattern has five bits for each ring. */
  readonly sides: Int8Array;
  /** The weight of each pattern of the outer or the inner ring, in base 3. */
  readonly outer: Int8Array;
  /** The weight of each pattern of the middle ring, in base 3. */
  readonly middle: Int8Array;
}

/** The pattern weights of a kind of board, by phase. */
export interface Patterns {
  /** While either side has a cow in hand. */
  readonly placing: Phase | undefined;
  /** After that, while at least {@link CROWD} cows stand on the board. */
  readonly moving: Phase | undefined;
}

/** With fewer cows than this in the moving phase, features are more accurate than patterns. */
export const CROWD = 14;

/** Cached by kind of board: making one takes some milliseconds, and a search may last only 1 ms. */
const cache = /* @__PURE__ */ new Map<string, Patterns>();

/**
 * Returns the pattern weights for a variant, if there are any: for nine cows or more on three rings, with
 * cross lines through all points or through the middles of the sides.
 */
export function patternsFor({ variant, cross, all }: Ruleset): Patterns | undefined {
  const set = cross === all ? "diagonals" : cross === (all & ~CORNERS) ? "straight" : undefined;
  if (set === undefined || variant.cows < 9) return undefined;
  let patterns = cache.get(set);
  if (patterns === undefined) {
    const { placing, moving } = patternWeights[set];
    const [sides, rings] = [classesOf(side), classesOf(ring)];
    patterns = {
      placing: placing && phaseFrom(placing, sides, rings),
      moving: moving && phaseFrom(moving, sides, rings),
    };
    cache.set(set, patterns);
  }
  return patterns;
}

function phaseFrom(weights: PatternWeights, sideClasses: Int16Array, ringClasses: Int16Array): Phase {
  const bySide = weightsFrom(sideClasses, weights.sides);
  const sides = new Int8Array(1 << 15);
  // Copies the 27 patterns of the outer ring at a time; `rest` is the pattern of the other two rings.
  for (let rest = 0; rest < 729; rest++)
    sides.set(bySide.subarray(27 * rest, 27 * rest + 27), ((rest % 27) << 5) | (Math.floor(rest / 27) << 10));
  return {
    numbers: weights.numbers,
    sides,
    outer: weightsFrom(ringClasses, weights.outer),
    middle: weightsFrom(ringClasses, weights.middle),
  };
}

/** Returns the weight of each pattern, in steps. */
function weightsFrom(classes: Int16Array, letters: string): Int8Array {
  const count = letters.length;
  const byClass = new Int8Array(2 * count + 1);
  for (let number = 1; number <= count; number++) {
    const weight = letters.charCodeAt(number - 1) - ZERO;
    byClass[count + number] = weight;
    byClass[count - number] = -weight;
  }
  const weights = new Int8Array(classes.length);
  for (let pattern = 0; pattern < classes.length; pattern++)
    weights[pattern] = byClass[count + classes[pattern]!]!;
  return weights;
}

/** For each byte of a ring, its points as digits in base 3. */
const ringDigits: Int32Array = /* @__PURE__ */ Int32Array.from({ length: 256 }, (_, byte) =>
  Number.parseInt(byte.toString(2), 3),
);

/** For each byte of a ring, the points of its four sides in base 3, with five bits for each side. */
const sideDigits: Int32Array = /* @__PURE__ */ Int32Array.from({ length: 256 }, (_, byte) => {
  const round = byte | (byte << 8);
  return [0, 1, 2, 3].reduce((all, side) => {
    const points = (round >> (2 * side)) & 7;
    return all | (ringDigits[points]! << (5 * side));
  }, 0);
});

/** Returns a score for the side to move, in hundredths of a cow; `undefined` for a phase without patterns. */
export function patternValue(ruleset: Ruleset, position: Position, patterns: Patterns): number | undefined {
  const { own, other, ownHand, otherHand } = position;
  const cows = countBits(own | other);
  const hands = ownHand + otherHand;
  const phase = hands > 0 ? patterns.placing : cows < CROWD ? undefined : patterns.moving;
  if (phase === undefined) return undefined;
  const { numbers, sides, outer, middle } = phase;
  const more = 2 * countBits(own) - cows + ownHand - otherHand;
  const empty = ruleset.all & ~(own | other | position.dead);
  const closings =
    countBits(millPoints(ruleset, own) & empty) - countBits(millPoints(ruleset, other) & empty);
  const a = sideDigits[own & 255]! + 2 * sideDigits[other & 255]!;
  const b = sideDigits[(own >> 8) & 255]! + 2 * sideDigits[(other >> 8) & 255]!;
  const c = sideDigits[own >> 16]! + 2 * sideDigits[other >> 16]!;
  return (
    (((numbers[0]! + numbers[1]! * (2 * ruleset.variant.cows - hands)) * more) | 0) +
    numbers[2]! * closings +
    numbers[3]! +
    STEP *
      (sides[(a & 31) | ((b & 31) << 5) | ((c & 31) << 10)]! +
        sides[((a >> 5) & 31) | (b & 0x3e0) | ((c & 0x3e0) << 5)]! +
        sides[((a >> 10) & 31) | ((b >> 5) & 0x3e0) | (c & 0x7c00)]! +
        sides[((a >> 15) & 31) | ((b >> 10) & 0x3e0) | ((c >> 5) & 0x7c00)]! +
        outer[ringDigits[own & 255]! + 2 * ringDigits[other & 255]!]! +
        middle[ringDigits[(own >> 8) & 255]! + 2 * ringDigits[(other >> 8) & 255]!]! +
        outer[ringDigits[own >> 16]! + 2 * ringDigits[other >> 16]!]!)
  );
}
