/** A record that cannot become a posting, with the reason as a short phrase ("no title"). */
export class RejectedAd extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = "RejectedAd";
  }
}
