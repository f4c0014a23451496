/** A content file that cannot be used: the message names the file, the field and the reason. */
export class ContentProblem extends Error {
  constructor(file: string, field: string, reason: string) {
    super(`${file}: ${field}: ${reason}`);
    this.name = 'ContentProblem';
  }
}
