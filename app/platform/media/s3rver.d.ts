/** The stand-in for S3 that tests start has no types of its own. */
declare module "s3rver" {
  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      directory: string;
      configureBuckets: { name: string; configs: string[] }[];
    });
    /** Where it keeps its objects. */
    store: {
      listObjects(
        bucket: string,
        options: { prefix?: string; delimiter?: string },
      ): Promise<{ objects: { key: string }[]; commonPrefixes: string[]; isTruncated: boolean }>;
    };
    run(): Promise<unknown>;
    close(): Promise<void>;
  }
}
