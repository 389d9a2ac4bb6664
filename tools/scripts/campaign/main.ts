import { existsSync } from "node:fs";
import { rehearseCore } from "./core";
import { judgeOnwn, onwnInput } from "./onwn";
import { report } from "./report";
import { withServer } from "./with-server";
import { replayWordsim, wordsimFile } from "./wordsim";

const campaigns = {
  core: { needs: onwnInput, run: rehearseCore },
  onwn: { needs: onwnInput, run: judgeOnwn },
  wordsim: { needs: wordsimFile, run: replayWordsim },
};

async function runCampaign(name: string | undefined): Promise<number> {
  const campaign = Object.entries(campaigns).find(([known]) => known === name)?.[1];
  if (campaign === undefined) {
    console.error(`Name a campaign: ${Object.keys(campaigns).join(", ")}.`);
    return 2;
  }
  if (!existsSync(campaign.needs)) {
    console.error(`${campaign.needs} is not on this machine, and the campaign is made of it.`);
    return 1;
  }
  return report(await withServer(campaign.run)) ? 0 : 1;
}

process.exitCode = await runCampaign(process.argv[2]);
